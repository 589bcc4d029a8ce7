import { useCallback, useEffect, useRef, useState } from 'react';
import { store } from '../../../dist/index.js';
import { type Address, loadAddresses, loadStates, type State } from '../api/addresses.js';
import type { Failure } from '../api/request.js';
import { useStorefront } from '../session/useStorefront.js';

export type Book =
  | { status: 'guest' }
  | { status: 'loading' }
  | { status: 'ready'; addresses: Address[]; states: State[] }
  | Failure;

/**
 * The signed-in shopper's address book. It follows who is signed in.
 * @returns the book, and what loads it anew; meanwhile the one before stays on view
 */
export function useAddressBook(): [Book, () => Promise<void>] {
  const token = useStorefront(({ user, loginInfo }) => (user.info ? loginInfo.token : null));
  const [loaded, setLoaded] = useState<{ token: string | null; book: Book }>();
  const latest = useRef(0);

  const load = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    if (token === null) return;
    const [addresses, states] = await Promise.all([loadAddresses(), loadStates()]);
    if (mine !== latest.current) return; // asked anew meanwhile
    const failure = [addresses, states].find((outcome) => outcome.status === 'failed');
    if (addresses.status === 'ready' && states.status === 'ready') {
      setLoaded({ token, book: { status: 'ready', addresses: addresses.data, states: states.data } });
      tellWidgets(token, addresses.data);
    } else if (failure?.status === 'failed') {
      setLoaded({ token, book: failure.code === 401 ? { status: 'guest' } : failure });
    }
  }, [token]);
  useEffect(() => {
    void load();
    return () => {
      latest.current += 1;
    };
  }, [load]);

  if (token === null) return [{ status: 'guest' }, load];
  return [loaded && loaded.token === token ? loaded.book : { status: 'loading' }, load];
}

/** The widgets on the page that show the addresses show these from now on. */
function tellWidgets(token: string, addresses: Address[]): void {
  const { addressindex } = store.getState();
  if (addressindex.book?.token !== token) return;
  store.setState({
    addressindex: { ...addressindex, book: { token, list: { status: 'ready', data: addresses } } },
  });
}
