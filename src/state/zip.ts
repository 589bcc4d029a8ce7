import { zipLookup } from '../api/addresses.js';
import { hasAddressBook } from './address-book.js';
import { send } from './client.js';
import { storeZip } from './location.js';
import { beginChoice, order } from './location-order.js';
import { attempt, type Result } from './resource.js';
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
