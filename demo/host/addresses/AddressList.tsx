import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../account/ConfirmDialog.js';
import { type Address, makeDefault, removeAddress } from '../api/addresses.js';
import type { Outcome } from '../api/request.js';
import { useSpeech } from '../messages/context.js';
import { AddressCard } from './AddressCard.js';
import type { AddressMessages } from './messages/messages.js';

interface AddressListProps {
  texts: AddressMessages;
  addresses: Address[];
  load: () => Promise<void>;
  /** Tells the shopper what was done. */
  tell: (text: string) => void;
}

/** The saved addresses, each with what can be done with it. */
export function AddressList({ texts, addresses, load, tell }: AddressListProps) {
  const { problem } = useSpeech().texts;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [removing, setRemoving] = useState<Address | null>(null);

  const act = async (address: Address, call: Promise<Outcome<unknown>>, done: string) => {
    setBusy(true);
    setFailure('');
    tell('');
    const outcome = await call;
    await load(); // after a failure too: another tab may have changed the book
    if (outcome.status === 'ready') tell(done.replace('{name}', address.address_name));
    else setFailure(outcome.code > 0 ? outcome.message : problem.failedText);
    setBusy(false);
  };
  const remove = async (address: Address) => {
    setRemoving(null);
    await act(address, removeAddress(address.address_id), texts.removed);
    // The button that asked for it is gone, and the focus with it.
    document.querySelector<HTMLElement>('.addresses-add')?.focus();
  };
  const add = (
    <Link className="button addresses-add" to={{ search: '?edit=new' }}>
      {texts.add}
    </Link>
  );
  return (
    <>
      {failure && (
        <p className="addresses-failure" role="alert">
          {failure}
        </p>
      )}
      {addresses.length === 0 ? (
        <div className="notice">
          <h2>{texts.empty}</h2>
          <p>{texts.emptyText}</p>
          {add}
        </div>
      ) : (
        <>
          <ul className="address-grid" aria-label={texts.list} aria-busy={busy}>
            {addresses.map((address) => (
              <AddressCard
                key={address.address_id}
                texts={texts}
                address={address}
                busy={busy}
                onRemove={() => setRemoving(address)}
                onMakeDefault={() => void act(address, makeDefault(address.address_id), texts.madeDefault)}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {removing && (
        <ConfirmDialog
          title={texts.removeQuestion}
          text={texts.removeText.replace('{name}', () => removing.address_name)}
          confirm={texts.remove}
          keep={texts.keep}
          onConfirm={() => void remove(removing)}
          onKeep={() => setRemoving(null)}
        />
      )}
    </>
  );
}
