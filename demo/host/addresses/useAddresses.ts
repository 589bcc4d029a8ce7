import { useEffect } from 'react';
import { store } from '../../../dist/index.js';
import type { Address } from '../../shared/replies/addresses.js';
import { addressesQuery } from '../api/addresses.js';
import { useOwnQuery } from '../data/use-shop-query.js';

/** Returns the address that the shopper has selected, or else the default one, which is the first. */
export const usualAddress = (addresses: readonly Address[]): Address | undefined =>
  addresses.find(({ is_select }) => is_select === 1) ?? addresses[0];

/** Returns the name that the shopper gave to an address. Empty if the server has named it after its street. */
export const ownName = ({ address_name, street }: Address): string =>
  street.startsWith(address_name) ? '' : address_name;

/** Returns the signed-in shopper's addresses, and passes them on to the page's widgets that show the address book. */
export function useAddresses({
  guests = false,
}: {
  /** Also a guest's, who checks out. */ guests?: boolean;
} = {}) {
  const addresses = useOwnQuery(addressesQuery, { guests });
  const { data } = addresses;
  useEffect(() => {
    if (data) updateWidgets(data);
  }, [data]);
  return addresses;
}

function updateWidgets(data: Address[]): void {
  const { addressindex, loginInfo } = store.getState();
  const { book } = addressindex;
  if (!book || book.token !== loginInfo.token) return;
  store.setState({ addressindex: { ...addressindex, book: { ...book, list: { status: 'ready', data } } } });
}
