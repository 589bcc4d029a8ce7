import { Link } from 'react-router';
import type { Address } from '../../shared/replies/addresses.js';
import { fill } from '../messages/i18n.js';
import { addressTexts } from '../texts.js';
import { FailureText } from '../ui/AsyncView.js';
import { Notice } from '../ui/Notice.js';
import { AddressActs, useAddressChanges } from './AddressActs.js';
import { PostalAddress } from './PostalAddress.js';

interface AddressListProps {
  addresses: Address[];
  /** Tells the shopper what was done. */
  notify: (text: string) => void;
}

export function AddressList({ addresses, notify }: AddressListProps) {
  const texts = addressTexts.useTexts();
  const { isPending, error, dialog, remove, makeDefault } = useAddressChanges({
    notify,
    focus: () => document.querySelector<HTMLElement>('.addresses-add')?.focus(),
  });
  const add = (
    <Link className="button addresses-add" to={{ search: '?edit=new' }}>
      {texts.add}
    </Link>
  );
  return (
    <>
      <FailureText error={error} className="addresses-failure" />
      {addresses.length === 0 ? (
        <Notice title={texts.empty} text={texts.emptyText}>
          {add}
        </Notice>
      ) : (
        <>
          <ul className="address-grid" aria-label={texts.list} aria-busy={isPending}>
            {addresses.map((address) => (
              <AddressCard
                key={address.address_id}
                address={address}
                isBusy={isPending}
                onRemove={remove}
                onMakeDefault={() => makeDefault(address)}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {dialog}
    </>
  );
}

interface AddressCardProps {
  address: Address;
  /** Whether a change is in progress. The buttons are disabled until it's done. */
  isBusy: boolean;
  onRemove: (address: Address) => void;
  onMakeDefault: () => void;
}

function AddressCard({ address, isBusy, onRemove, onMakeDefault }: AddressCardProps) {
  const texts = addressTexts.useTexts();
  const { address_name } = address;
  const isDefault = address.is_default === 1;
  return (
    <li className="card panel address-card" data-default={isDefault}>
      <h2>
        <bdi>{address_name}</bdi>
      </h2>
      {isDefault && <p className="badge address-default tone-hybrid">{texts.isDefault}</p>}
      <PostalAddress address={address} />
      <AddressActs address={address} isBusy={isBusy} onRemove={onRemove}>
        {!isDefault && (
          <button
            type="button"
            className="text-button"
            disabled={isBusy}
            aria-label={fill(texts.makeDefaultNamed, { name: address_name })}
            onClick={onMakeDefault}
          >
            {texts.makeDefault}
          </button>
        )}
      </AddressActs>
    </li>
  );
}
