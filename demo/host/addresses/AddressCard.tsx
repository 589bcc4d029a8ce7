import { Link } from 'react-router';
import type { Address } from '../api/addresses.js';
import type { AddressMessages } from './messages/messages.js';

interface AddressCardProps {
  texts: AddressMessages;
  address: Address;
  /** Whether a change is under way: the buttons wait for it. */
  busy: boolean;
  onRemove: () => void;
  onMakeDefault: () => void;
}

/** One address as it stands on a parcel, and what can be done with it. */
export function AddressCard({ texts, address, busy, onRemove, onMakeDefault }: AddressCardProps) {
  const { address_id, address_name, contact_name, street, unit, city_name, state, post_code, phone } =
    address;
  const named = (text: string) => text.replace('{name}', address_name);
  const isDefault = address.is_default === 1;
  return (
    <li className="address-card" data-default={isDefault}>
      <h2>
        <bdi>{address_name}</bdi>
      </h2>
      {isDefault && <p className="address-default">{texts.isDefault}</p>}
      <address>
        <bdi>{contact_name}</bdi>
        <bdi>{street}</bdi>
        {unit && <bdi>{unit}</bdi>}
        <bdi>
          {city_name}, {state} {post_code}
        </bdi>
        <bdi dir="ltr">{phone}</bdi>
      </address>
      <div className="address-acts">
        <Link to={{ search: `?edit=${encodeURIComponent(address_id)}` }} aria-label={named(texts.editNamed)}>
          {texts.edit}
        </Link>
        <button type="button" disabled={busy} aria-label={named(texts.removeNamed)} onClick={onRemove}>
          {texts.remove}
        </button>
        {!isDefault && (
          <button
            type="button"
            disabled={busy}
            aria-label={named(texts.makeDefaultNamed)}
            onClick={onMakeDefault}
          >
            {texts.makeDefault}
          </button>
        )}
      </div>
    </li>
  );
}
