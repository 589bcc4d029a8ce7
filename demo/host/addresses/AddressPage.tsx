import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AccountMenu } from '../account/AccountMenu.js';
import { useSpeech } from '../messages/context.js';
import { useTitle } from '../shell/title.js';
import { AddressForm } from './AddressForm.js';
import { AddressList } from './AddressList.js';
import type { AddressMessages } from './messages/messages.js';
import { useAddressBook } from './useAddressBook.js';

/** Where the shopper comes back to after signing in. */
const PATH = '/address/2';

/** The address book of spec section 2: the list of saved addresses, or the form for one of them. */
export function AddressPage({ texts }: { texts: AddressMessages }) {
  const [book, load] = useAddressBook();
  const [told, setTold] = useState('');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = search.get('edit');
  const address = book.status === 'ready' ? book.addresses.find((each) => each.address_id === wanted) : null;
  const isForm = book.status === 'ready' && (wanted === 'new' || Boolean(address));
  const title = !isForm ? texts.title : address ? texts.editTitle : texts.addTitle;
  useTitle(title);

  const done = async (name: string) => {
    await load();
    setTold(texts.saved.replace('{name}', name));
    navigate({ search: '' }, { replace: true });
  };
  return (
    <div className="page-width account-area">
      <AccountMenu />
      <div className="addresses">
        <header className="addresses-head">
          <h1 tabIndex={-1}>{title}</h1>
          {!isForm && <p>{texts.lead}</p>}
        </header>
        <p className="addresses-told" role="status">
          {!isForm && told}
        </p>
        {book.status === 'guest' && (
          <div className="notice">
            <h2>{texts.guest}</h2>
            <p>{texts.guestText}</p>
            <Link className="button" to={`/sign-in?redirect=${encodeURIComponent(PATH)}`}>
              {texts.signIn}
            </Link>
          </div>
        )}
        {book.status === 'loading' && <Loading text={texts.loading} />}
        {book.status === 'failed' && <Failed message={book.code > 0 ? book.message : ''} onRetry={load} />}
        {book.status === 'ready' &&
          (isForm ? (
            <AddressForm
              key={wanted}
              texts={texts}
              address={address ?? null}
              isFirst={book.addresses.length === 0}
              states={book.states}
              onSaved={done}
            />
          ) : (
            <AddressList texts={texts} addresses={book.addresses} load={load} tell={setTold} />
          ))}
      </div>
    </div>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{text}</p>
      <div className="address-grid" aria-hidden="true">
        <span className="skeleton address-card" />
        <span className="skeleton address-card" />
      </div>
    </div>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => Promise<void> }) {
  const { problem } = useSpeech().texts;
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <div className="notice" role="alert">
      <h2>{problem.failed}</h2>
      <p>{message || problem.failedText}</p>
      <button type="button" className="button" disabled={isBusy} onClick={() => void retry()}>
        {problem.retry}
      </button>
    </div>
  );
}
