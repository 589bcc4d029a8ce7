import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { Address } from '../../shared/replies/addresses.js';
import { AccountMenu } from '../account/AccountMenu.js';
import { addressesQuery, statesQuery } from '../api/addresses.js';
import { prefetch, refetchQuery } from '../data/use-shop-query.js';
import { fill, loadTexts } from '../messages/i18n.js';
import { useStorefront } from '../session/useStorefront.js';
import { useTitle } from '../shell/title.js';
import { accountTexts, addressTexts, formTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Notice } from '../ui/Notice.js';
import { AddressForm } from './AddressForm.js';
import { AddressList } from './AddressList.js';
import { useAddresses } from './useAddresses.js';
import '../account/account.css';
import './addresses.css';

export const loader = (): Promise<null> => {
  prefetch(statesQuery);
  return loadTexts(accountTexts, addressTexts, formTexts)();
};

/** The address book (spec section 2). Shows the list, or the form for `?edit=new` and `?edit={id}`. */
export function Component() {
  const texts = addressTexts.useTexts();
  const isGuest = useStorefront(({ user }) => user.info === null);
  const addresses = useAddresses();
  const [notice, setNotice] = useState('');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const editedId = search.get('edit');
  const address = addresses.data?.find(({ address_id }) => address_id === editedId) ?? null;
  const isForm = addresses.data !== undefined && (editedId === 'new' || address !== null);
  const title = !isForm ? texts.title : address ? texts.editTitle : texts.addTitle;
  useTitle(title);

  const done = async ({ address_name }: Address) => {
    await refetchQuery(addressesQuery);
    setNotice(fill(texts.saved, { name: address_name }));
    navigate({ search: '' }, { replace: true });
  };
  return (
    <div className="stack-large page-width account-area">
      <AccountMenu />
      <div className="addresses">
        <header className="addresses-head">
          <h1 tabIndex={-1}>{title}</h1>
          {!isForm && <p className="lead">{texts.lead}</p>}
        </header>
        <p className="status-message addresses-message" role="status">
          {!isForm && notice}
        </p>
        {isGuest ? (
          <Notice
            title={texts.guest}
            text={texts.guestText}
            to={`${pathTo('signIn')}?redirect=${encodeURIComponent(pathTo('addresses'))}`}
            link={texts.signIn}
          />
        ) : (
          <AsyncView query={addresses} skeleton={<Skeleton />}>
            {(addresses) =>
              isForm ? (
                <AddressForm
                  key={editedId}
                  address={address}
                  isFirst={addresses.length === 0}
                  onSaved={done}
                />
              ) : (
                <AddressList addresses={addresses} notify={setNotice} />
              )
            }
          </AsyncView>
        )}
      </div>
    </div>
  );
}

function Skeleton() {
  const texts = addressTexts.useTexts();
  return (
    <>
      <p className="visually-hidden">{texts.loading}</p>
      <div className="address-grid" aria-hidden="true">
        <span className="card skeleton panel address-card" />
        <span className="card skeleton panel address-card" />
      </div>
    </>
  );
}
