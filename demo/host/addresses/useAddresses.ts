import { useEffect } from 'react';
import { store } from '../../../dist/index.js';
import type { Address } from '../../shared/replies/addresses.js';
import { addressesQuery } from '../api/addresses.js';
import { useOwnQuery } from '../data/use-shop-query.js';

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
