import type { AddressListReply } from '../api/addresses.js';
import type { Resource, StorefrontState } from './store.js';

export type Addresses = AddressListReply;

/** Whether a shopper is signed in, whose addresses the server can tell. */
export const hasAddressBook = ({ user, loginInfo }: StorefrontState): boolean =>
  Boolean(user.info && loginInfo.token);

/** The saved addresses of the shopper who is signed in now; those of another are none. */
export function addressesOf({ addressindex, loginInfo }: StorefrontState): Resource<Addresses> {
  const { book } = addressindex;
  return book && book.token === loginInfo.token ? book.list : idle;
}

const idle = { status: 'idle' } as const;

/**
 * The saved address to deliver to: the one that the shopper selected, else the default one. Null while a zip code holds,
 * and where nothing is known.
 */
export function deliveryAddress(state: StorefrontState): Addresses[number] | null {
  if (state.addressindex.zip) return null;
  const list = addressesOf(state).data;
  const first = (mark: 'is_select' | 'is_default') => list?.find((address) => address[mark] === 1);
  return first('is_select') ?? first('is_default') ?? null;
}
