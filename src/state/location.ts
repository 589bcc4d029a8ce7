import type { AddressListReply } from '../api/addresses.js';
import { sharedOnPage } from '../page/page-record.js';
import { hasBeenVisible, whenVisible } from '../page/visibility.js';
import { didAct, local } from './storage.js';
import { type Resource, type StorefrontState, store } from './store.js';

/** Returns the stored zip code and its city. A city without a zip code doesn't count. */
function readZip(): { readonly zip: string | null; readonly city: string | null } {
  const zip = local.read('Applycode') || null;
  return { zip, city: zip && local.read('Applycity') };
}

/** Stores a zip code with its city. Even if one of them can't be stored, a zip code never gets the wrong city. */
export function storeZip(zip: string, city: string): void {
  didAct('location');
  local.write('Applycity', null);
  local.write('Applycity', city);
  local.write('Applycode', zip); // last, because other tabs read both when this one changes
}

/**
 * Calls back when another tab changes where to deliver, when the shopper comes back to a page that was asleep, or when
 * they first see one that was prerendered.
 * @returns A function that stops listening.
 */
export function onOtherTab(hear: () => void): () => void {
  // No key means that storage was cleared or the page is shown. An empty zip code is about to be removed.
  const listen = ({ key, newValue }: Partial<StorageEvent>) => {
    if (!key || (key === 'Applycode' && newValue !== '')) hear();
  };
  const types = ['storage', 'pageshow'];
  for (const type of types) addEventListener(type, listen);
  let isOver = hasBeenVisible();
  void whenVisible().then(() => isOver || hear());
  return () => {
    isOver = true;
    for (const type of types) removeEventListener(type, listen);
  };
}

/** Keeps the zip code and the city in sync with other tabs. Returns a function that stops it. */
export const followTabs = (): (() => void) =>
  onOtherTab(() => {
    const stored = readZip();
    store.setState(({ addressindex }) => ({ addressindex: { ...addressindex, ...stored } }));
  });

/**
 * The order in which the shopper chose where to deliver, across all widgets on the page. Replies can arrive in any
 * order; the last choice wins.
 */
export const order = sharedOnPage('location', () => ({
  /** The number of choices so far. Each choice is numbered. */
  begun: 0,
  /** The number of the choice in effect. */
  holds: 0,
  /** The number of the last choice that was a saved address. */
  address: 0,
  /** Cancels the lookup in flight. */
  lookup: new AbortController(),
  /** Counts changes on the server. An address list that was requested before a change may be out of date. */
  changes: 0,
  /** Settles when the last change on the server ends. Changes run in sequence, so the last one wins there, too. */
  settled: Promise.resolve() as Promise<unknown>, // the type depends on the last change
}));

/** Begins a choice, and cancels any lookup in flight. Returns the choice's number. */
export function beginChoice(): number {
  order.lookup.abort();
  order.begun += 1;
  return order.begun;
}

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
