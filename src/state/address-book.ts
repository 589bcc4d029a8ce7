import type { AddressListReply } from '../api/addresses.js';
import type { Resource, StorefrontState } from './store.js';

export type Addresses = AddressListReply;

/** Whether a shopper is signed in, so that the server can return their addresses. */
export const hasAddressBook = ({ user, loginInfo }: StorefrontState): boolean =>
  Boolean(user.info && loginInfo.token);

/** Returns the saved addresses of the shopper who is signed in now, never those of another. */
export function addressesOf({ addressindex, loginInfo }: StorefrontState): Resource<Addresses> {
  const { book } = addressindex;
  return book && book.token === loginInfo.token ? book.list : idle;
}

const idle = { status: 'idle' } as const;

/**
 * Returns the saved address to deliver to: the one that the shopper selected, or else the default one. Returns null if
 * a zip code is set, or if no such address is known.
 */
export function deliveryAddress(state: StorefrontState): Addresses[number] | null {
  if (state.addressindex.zip) return null;
  const list = addressesOf(state).data;
  const first = (mark: 'is_select' | 'is_default') => list?.find((address) => address[mark] === 1);
  return first('is_select') ?? first('is_default') ?? null;
}
