import { zipLookup } from '../api/addresses.js';
import { send } from './client.js';
import { beginChoice, hasAddressBook, order, storeZip } from './location.js';
import { attempt, type Result } from './resource.js';
import { store } from './store.js';

/** The outcome of entering a zip code. */
export type Applied =
  | {
      readonly status: 'done';
      readonly zip: string;
      readonly city: string;
      /** The outcome of deselecting the saved address. The zip code is in effect either way. */
      readonly deselected: Promise<Result<null>>;
    }
  /** It isn't a US zip code. */
  | { readonly status: 'invalid' }
  | Exclude<Result<null>, { readonly status: 'done' }>;

/**
 * Delivers to a zip code: looks it up, and stores it with its city (spec sections 4 and 5). Returns `aborted` if the
 * shopper has chosen something else in the meantime, or the caller has aborted.
 * @param zip exactly five digits; anything else is invalid without a lookup
 * @param lookup cancels the lookup, by the caller or by the shopper's next choice
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

/** Deselects the saved address. Only a signed-in shopper has one, and needs the code for it. */
async function deselect(choice: number): Promise<Result<null>> {
  if (!hasAddressBook(store.getState())) return { status: 'aborted' };
  const part = await attempt(import('./addresses.js'));
  return part.status === 'done' ? part.value.deselectAddress(choice) : part;
}
