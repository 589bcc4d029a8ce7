import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Address } from '../../shared/replies/addresses.js';
import { ConfirmDialog } from '../account/ConfirmDialog.js';
import { addressesQuery, makeDefault, removeAddress } from '../api/addresses.js';
import { refetchQuery } from '../data/use-shop-query.js';
import { fill } from '../messages/i18n.js';
import { addressTexts } from '../texts.js';
import './addresses.css';

interface ChangeOptions {
  /** Tells the shopper what was done. */
  notify: (text: string) => void;
  /** Takes the focus that a removed address's button had. */
  focus: () => void;
}

/** Changes the shopper's or the guest's addresses. Asks in a dialog before it removes one. */
export function useAddressChanges({ notify, focus }: ChangeOptions) {
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
      if (isRemoval) focus();
    },
  });
  const dialog = removing && (
    <ConfirmDialog
      title={texts.removeQuestion}
      text={fill(texts.removeText, { name: removing.address_name })}
      confirm={texts.remove}
      keep={texts.keep}
      onConfirm={() => mutate({ address: removing, isRemoval: true })}
      onClose={() => setRemoving(null)}
    />
  );
  return {
    ...{ isPending, error, dialog, remove: setRemoving },
    makeDefault: (address: Address) => mutate({ address, isRemoval: false }),
  };
}

interface AddressActsProps {
  address: Address;
  /** Whether a change is in progress. The buttons are disabled until it's done. */
  isBusy: boolean;
  onRemove: (address: Address) => void;
  /** Whether the form opens where the addresses are, so that the page doesn't scroll. Defaults to false. */
  isInPlace?: boolean;
  /** More that can be done with it. */
  children?: ReactNode;
}

/** What can be done with an address. Its form is the page's, with `?edit={id}`. */
export function AddressActs({ address, isBusy, onRemove, isInPlace = false, children }: AddressActsProps) {
  const texts = addressTexts.useTexts();
  const { address_id, address_name: name } = address;
  return (
    <div className="address-acts">
      <Link
        className="text-button"
        to={{ search: `?edit=${encodeURIComponent(address_id)}` }}
        preventScrollReset={isInPlace}
        aria-label={fill(texts.editNamed, { name })}
      >
        {texts.edit}
      </Link>
      <button
        type="button"
        className="text-button"
        disabled={isBusy}
        aria-label={fill(texts.removeNamed, { name })}
        onClick={() => onRemove(address)}
      >
        {texts.remove}
      </button>
      {children}
    </div>
  );
}
