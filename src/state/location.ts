import { zipLookup } from '../api/addresses.js';
import { hasAddressBook } from './address-book.js';
import { send } from './client.js';
import { beginChoice, order } from './location-order.js';
import { attempt, type Result } from './resource.js';
import { local } from './storage.js';
import { store } from './store.js';

/** What an entry of a zip code came to. */
export type Applied =
  | {
      readonly status: 'done';
      readonly zip: string;
      readonly city: string;
      /** What the deselection of the saved address came to; the zip code holds in any case. */
      readonly deselected: Promise<Result<null>>;
    }
  /** It is no US zip code. */
  | { readonly status: 'invalid' }
  | Exclude<Result<null>, { readonly status: 'done' }>;

/**
 * Delivers to a zip code: it is looked up, and stored with its city (spec sections 4 and 5). `aborted` when the
 * shopper chose something else meanwhile, or nobody waits any more.
 * @param zip exactly five digits; anything else is invalid without a look-up
 * @param lookup ends the look-up: by whoever waits for it, or by the shopper's next choice
 */
export async function applyZip(zip: string, lookup = new AbortController()): Promise<Applied> {
  const choice = beginChoice();
  if (!/^\d{5}$/.test(zip)) return { status: 'invalid' };
  order.lookup = lookup;
  const found = await attempt(send(zipLookup, { code: zip }, lookup));
  if (lookup.signal.aborted) return { status: 'aborted' };
  if (found.status !== 'done') return found;
  const entry = found.value.find(({ code }) => code === zip);
  if (!entry) return { status: 'invalid' };
  const { city } = entry;
  order.holds = choice;
  storeZip(zip, city);
  store.setState(({ addressindex }) => ({ addressindex: { ...addressindex, zip, city } }));
  return { status: 'done', zip, city, deselected: deselect(choice) };
}

/** Only a shopper who is signed in has an address to deselect, and needs the code for it. */
async function deselect(choice: number): Promise<Result<null>> {
  if (!hasAddressBook(store.getState())) return { status: 'aborted' };
  const part = await attempt(import('./addresses.js'));
  return part.status === 'done' ? part.value.deselectAddress(choice) : part;
}

/** The zip code and its city as they are stored; a city without a zip code is none. */
export function readZip(): { readonly zip: string | null; readonly city: string | null } {
  const zip = local.read('Applycode') || null;
  return { zip, city: zip && local.read('Applycity') };
}

/** Stores a zip code with its city: where one of them cannot be stored, no other city stands beside the zip code. */
export function storeZip(zip: string, city: string): void {
  local.write('Applycity', null);
  local.write('Applycity', city);
  local.write('Applycode', zip); // last: other tabs take over both when they hear of this one
}

/**
 * Calls back when another tab chose where to deliver, or the shopper comes back to a page that slept meanwhile.
 * @returns What ends it.
 */
export function onOtherTab(hear: () => void): () => void {
  // Without a key everything was cleared, or the page is shown; an empty zip code is one that is about to go.
  const listen = ({ key, newValue }: Partial<StorageEvent>) => {
    if (!key || (key === 'Applycode' && newValue !== '')) hear();
  };
  const types = ['storage', 'pageshow'];
  for (const type of types) addEventListener(type, listen);
  return () => {
    for (const type of types) removeEventListener(type, listen);
  };
}

/** Keeps the zip code and the city as other tabs have them. Returns what ends it. */
export const followTabs = (): (() => void) =>
  onOtherTab(() => {
    const kept = readZip();
    store.setState(({ addressindex }) => ({ addressindex: { ...addressindex, ...kept } }));
  });
