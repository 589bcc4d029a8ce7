import { useEffect } from 'react';
import { store } from '../../../dist/index.js';
import { type Address, addressesQuery } from '../api/addresses.js';
import { useOwnQuery } from '../data/use-shop-query.js';

/** The signed-in shopper's addresses; the widgets on the page that show the book show these from then on. */
export function useAddresses() {
  const addresses = useOwnQuery(addressesQuery);
  const { data } = addresses;
  useEffect(() => {
    if (data) tellWidgets(data);
  }, [data]);
  return addresses;
}

function tellWidgets(data: Address[]): void {
  const { addressindex, loginInfo } = store.getState();
  const { book } = addressindex;
  if (!book || book.token !== loginInfo.token) return;
  store.setState({ addressindex: { ...addressindex, book: { ...book, list: { status: 'ready', data } } } });
}
