import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Address } from '../../shared/replies/addresses.js';
import { ConfirmDialog } from '../account/ConfirmDialog.js';
import { addressesQuery, makeDefault, removeAddress } from '../api/addresses.js';
import { refetchQuery } from '../data/use-shop-query.js';
import { fill } from '../messages/i18n.js';
import { addressTexts } from '../texts.js';
import { FailureText } from '../ui/AsyncView.js';
import { Notice } from '../ui/Notice.js';
import { PostalAddress } from './PostalAddress.js';

interface AddressListProps {
  addresses: Address[];
  /** Tells the shopper what was done. */
  notify: (text: string) => void;
}

export function AddressList({ addresses, notify }: AddressListProps) {
  const texts = addressTexts.useTexts();
  const [removing, setRemoving] = useState<Address | null>(null);
  const { mutate, isPending, error } = useMutation({
    async mutationFn({ address, isRemoval }: { address: Address; isRemoval: boolean }) {
      notify('');
      try {
        await (isRemoval ? removeAddress : makeDefault)(address.address_id);
      } finally {
        await refetchQuery(addressesQuery); // after a failure too: another tab may have changed the book
      }
    },
    onSuccess: (_, { address, isRemoval }) =>
      notify(fill(isRemoval ? texts.removed : texts.madeDefault, { name: address.address_name })),
    onSettled(_, __, { isRemoval }) {
      // The button that asked for this is gone, and it had the focus.
      if (isRemoval) document.querySelector<HTMLElement>('.addresses-add')?.focus();
    },
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
                onRemove={() => setRemoving(address)}
                onMakeDefault={() => mutate({ address, isRemoval: false })}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {removing && (
        <ConfirmDialog
          title={texts.removeQuestion}
          text={fill(texts.removeText, { name: removing.address_name })}
          confirm={texts.remove}
          keep={texts.keep}
          onConfirm={() => mutate({ address: removing, isRemoval: true })}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

interface AddressCardProps {
  address: Address;
  /** Whether a change is in progress. The buttons are disabled until it's done. */
  isBusy: boolean;
  onRemove: () => void;
  onMakeDefault: () => void;
}

function AddressCard({ address, isBusy, onRemove, onMakeDefault }: AddressCardProps) {
  const texts = addressTexts.useTexts();
  const { address_id, address_name } = address;
  const named = (text: string) => fill(text, { name: address_name });
  const isDefault = address.is_default === 1;
  return (
    <li className="card panel address-card" data-default={isDefault}>
      <h2>
        <bdi>{address_name}</bdi>
      </h2>
      {isDefault && <p className="badge address-default tone-hybrid">{texts.isDefault}</p>}
      <PostalAddress address={address} />
      <div className="address-acts">
        <Link
          className="text-button"
          to={{ search: `?edit=${encodeURIComponent(address_id)}` }}
          aria-label={named(texts.editNamed)}
        >
          {texts.edit}
        </Link>
        <button
          type="button"
          className="text-button"
          disabled={isBusy}
          aria-label={named(texts.removeNamed)}
          onClick={onRemove}
        >
          {texts.remove}
        </button>
        {!isDefault && (
          <button
            type="button"
            className="text-button"
            disabled={isBusy}
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
