import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AddressForm } from '../addresses/AddressForm.js';
import type { AddressMessages } from '../addresses/messages/messages.js';
import { type Address, loadAddresses } from '../api/addresses.js';
import type { Choices } from '../api/checkout.js';
import type { CheckoutMessages } from './messages/messages.js';
import type { Checkout } from './useCheckout.js';

interface AddressChoiceProps {
  texts: CheckoutMessages;
  addressTexts: AddressMessages;
  checkout: Extract<Checkout, { status: 'ready' }>;
  /** Whether the form for a new address is open. */
  isAdding: boolean;
  onChoose: (choices: Partial<Choices>, addresses?: Address[]) => Promise<void>;
}

/** Where the order goes: one of the address book, or a new one, which is then in the book. */
export function AddressChoice({ texts, addressTexts, checkout, isAdding, onChoose }: AddressChoiceProps) {
  const { addresses, states, choices } = checkout;
  const navigate = useNavigate();
  const [told, setTold] = useState('');
  const isOpen = isAdding || addresses.length === 0;
  const added = async (name: string) => {
    const book = await loadAddresses();
    if (book.status === 'ready') {
      const known = new Set(addresses.map(({ address_id }) => address_id));
      const fresh = book.data.find(({ address_id }) => !known.has(address_id));
      await onChoose({ address: fresh?.address_id ?? choices.address }, book.data);
    }
    setTold(texts.addressSaved.replace('{name}', name));
    navigate({ search: '' }, { replace: true, preventScrollReset: true });
  };
  return (
    <section className="checkout-step" aria-labelledby="checkout-address">
      <h2 id="checkout-address">{isOpen ? texts.newAddress : texts.address}</h2>
      <p className="checkout-told" role="status">
        {told}
      </p>
      {isOpen ? (
        <>
          {addresses.length === 0 && <p className="checkout-hint">{texts.noAddress}</p>}
          <AddressForm
            texts={addressTexts}
            address={null}
            isFirst={addresses.length === 0}
            states={states}
            onSaved={added}
          />
        </>
      ) : (
        <>
          <div className="choices" role="radiogroup" aria-labelledby="checkout-address">
            {addresses.map((address) => (
              <AddressRadio
                key={address.address_id}
                address={address}
                isChosen={address.address_id === choices.address}
                onChoose={() => void onChoose({ address: address.address_id })}
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
  return (
    <label className="choice">
      <input type="radio" name="address" value={address_id} checked={isChosen} onChange={onChoose} />
      <span>
        <strong>
          <bdi>{address_name}</bdi>
        </strong>
        <bdi>{contact_name}</bdi>
        <bdi>{[street, unit].filter(Boolean).join(', ')}</bdi>
        <bdi>
          {city_name}, {state} {post_code}
        </bdi>
      </span>
    </label>
  );
}
