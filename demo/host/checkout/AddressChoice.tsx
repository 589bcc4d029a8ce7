import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Address } from '../../shared/replies/addresses.js';
import { AddressForm } from '../addresses/AddressForm.js';
import { addressesQuery, selectAddress } from '../api/addresses.js';
import type { Choices } from '../api/checkout.js';
import { refetchQuery } from '../data/use-shop-query.js';
import { fill } from '../messages/i18n.js';
import { checkoutTexts } from '../texts.js';

interface AddressChoiceProps {
  addresses: Address[];
  /** The id of the chosen address, or null for none. */
  chosen: string | null;
  onChoose: (choice: Pick<Choices, 'address'>) => void;
}

/** Where the order goes: to an address from the book or, with `?edit=new`, a new one, which is added to the book. */
export function AddressChoice({ addresses, chosen, onChoose }: AddressChoiceProps) {
  const texts = checkoutTexts.useTexts();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [notice, setNotice] = useState('');
  const isFirst = addresses.length === 0;
  const isOpen = isFirst || search.get('edit') === 'new';
  const choose = (address: string) => {
    onChoose({ address });
    // The next visit of this page begins with it. If that fails, this one still has it.
    selectAddress(address).then(
      () => refetchQuery(addressesQuery),
      () => undefined,
    );
  };
  const added = async ({ address_id, address_name }: Address) => {
    await refetchQuery(addressesQuery);
    choose(address_id);
    setNotice(fill(texts.addressSaved, { name: address_name }));
    navigate({ search: '' }, { replace: true, preventScrollReset: true });
  };
  return (
    <section className="card stack-small panel checkout-step" aria-labelledby="checkout-address">
      <h2 id="checkout-address">{isOpen ? texts.newAddress : texts.address}</h2>
      <p className="order-message" role="status">
        {notice}
      </p>
      {isOpen ? (
        <>
          {isFirst && <p className="soft">{texts.noAddress}</p>}
          <AddressForm address={null} isFirst={isFirst} canCancel={!isFirst} onSaved={added} />
        </>
      ) : (
        <>
          <div className="choices" role="radiogroup" aria-labelledby="checkout-address">
            {addresses.map((address) => (
              <AddressRadio
                key={address.address_id}
                address={address}
                isChosen={address.address_id === chosen}
                onChoose={() => choose(address.address_id)}
              />
            ))}
          </div>
          <Link className="checkout-more" to={{ search: '?edit=new' }} preventScrollReset>
            {texts.addAddress}
          </Link>
        </>
      )}
    </section>
  );
}

interface AddressRadioProps {
  address: Address;
  isChosen: boolean;
  onChoose: () => void;
}

function AddressRadio({ address, isChosen, onChoose }: AddressRadioProps) {
  const { address_id, address_name, contact_name, street, unit, city_name, state, post_code } = address;
  // The server names an address without a name after its street.
  const isNamed = !street.startsWith(address_name);
  return (
    <label className="choice">
      <input type="radio" name="address" value={address_id} checked={isChosen} onChange={onChoose} />
      <span>
        <strong>
          <bdi>{isNamed ? address_name : contact_name}</bdi>
        </strong>
        {isNamed && <bdi>{contact_name}</bdi>}
        <bdi>{[street, unit].filter(Boolean).join(', ')}</bdi>
        <bdi>
          {city_name}, {state} {post_code}
        </bdi>
      </span>
    </label>
  );
}
