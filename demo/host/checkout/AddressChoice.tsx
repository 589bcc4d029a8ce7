import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Address } from '../../shared/replies/addresses.js';
import { AddressActs, useAddressChanges } from '../addresses/AddressActs.js';
import { AddressForm } from '../addresses/AddressForm.js';
import { ownName } from '../addresses/useAddresses.js';
import { addressesQuery, selectAddress } from '../api/addresses.js';
import { allSummaries, type Choices } from '../api/checkout.js';
import { refetchQuery } from '../data/use-shop-query.js';
import { fill } from '../messages/i18n.js';
import { addressTexts, checkoutTexts } from '../texts.js';
import { FailureText } from '../ui/AsyncView.js';

/** Returns the address whose form the URL opens, `new` for a new one's, or null if it opens none. */
export function openAddress(search: URLSearchParams, addresses: readonly Address[]): Address | 'new' | null {
  const id = search.get('edit');
  return id === 'new' ? id : (addresses.find(({ address_id }) => address_id === id) ?? null);
}

interface AddressChoiceProps {
  addresses: Address[];
  /** The id of the chosen address, or null for none. */
  chosen: string | null;
  onChoose: (choice: Pick<Choices, 'address'>) => void;
}

/** Where the order goes: to an address from the book. `?edit=new` adds one to the book, and `?edit={id}` changes one. */
export function AddressChoice({ addresses, chosen, onChoose }: AddressChoiceProps) {
  const texts = checkoutTexts.useTexts();
  const { editTitle } = addressTexts.useTexts();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [notice, setNotice] = useState('');
  const isFirst = addresses.length === 0;
  const editedId = search.get('edit');
  const opened = openAddress(search, addresses);
  const edited = opened === 'new' ? null : opened;
  const isOpen = isFirst || opened !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was said of an earlier change doesn't hold for the form's.
  useEffect(() => {
    if (editedId !== null) setNotice('');
  }, [editedId]);
  const { isPending, error, dialog, remove } = useAddressChanges({
    notify: setNotice,
    focus: () => heading.current?.focus(),
  });
  const choose = (address: string) => {
    onChoose({ address });
    // The next visit of this page begins with it. If that fails, this one still has it.
    selectAddress(address).then(
      () => refetchQuery(addressesQuery),
      () => undefined,
    );
  };
  const saved = async ({ address_id, address_name }: Address) => {
    // What an order costs depends on the address, too.
    await Promise.all([addressesQuery, allSummaries].map(refetchQuery));
    choose(address_id);
    setNotice(fill(texts.addressSaved, { name: address_name }));
    navigate({ search: '' }, { replace: true, preventScrollReset: true });
  };
  return (
    <section className="card stack-small panel checkout-step" aria-labelledby="checkout-address">
      <h2 id="checkout-address" ref={heading} tabIndex={-1}>
        {edited ? editTitle : isOpen ? texts.newAddress : texts.address}
      </h2>
      <p className="order-message" role="status">
        {notice}
      </p>
      {isOpen ? (
        <>
          {isFirst && <p className="soft">{texts.noAddress}</p>}
          <AddressForm
            key={editedId}
            address={edited}
            isFirst={isFirst}
            canCancel={!isFirst}
            onSaved={saved}
          />
        </>
      ) : (
        <>
          <FailureText error={error} className="summary-problem" />
          <div className="choices" role="radiogroup" aria-labelledby="checkout-address" aria-busy={isPending}>
            {addresses.map((address) => (
              <div className="address-choice" key={address.address_id}>
                <AddressRadio
                  address={address}
                  isChosen={address.address_id === chosen}
                  onChoose={() => choose(address.address_id)}
                />
                <AddressActs address={address} isBusy={isPending} onRemove={remove} isInPlace />
              </div>
            ))}
          </div>
          <Link className="checkout-more" to={{ search: '?edit=new' }} preventScrollReset>
            {texts.addAddress}
          </Link>
        </>
      )}
      {dialog}
    </section>
  );
}

interface AddressRadioProps {
  address: Address;
  isChosen: boolean;
  onChoose: () => void;
}

function AddressRadio({ address, isChosen, onChoose }: AddressRadioProps) {
  const { address_id, contact_name, street, unit, city_name, state, post_code } = address;
  const name = ownName(address);
  return (
    <label className="choice">
      <input type="radio" name="address" value={address_id} checked={isChosen} onChange={onChoose} />
      <span>
        <strong>
          <bdi>{name || contact_name}</bdi>
        </strong>
        {name && <bdi>{contact_name}</bdi>}
        <bdi>{[street, unit].filter(Boolean).join(', ')}</bdi>
        <bdi>
          {city_name}, {state} {post_code}
        </bdi>
      </span>
    </label>
  );
}
