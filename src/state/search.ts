import { searchLogDelete, suggestions } from '../api/search.js';
import { send } from './client.js';
import { readUuid } from './identity.js';
import { sharedOnPage } from './page-record.js';
import type { LoadOptions } from './resource.js';
import { attempt, type Result } from './resource.js';
import { store } from './store.js';

/** As many suggestions are shown (spec section 9). */
const limit = 9;

/**
 * Suggestions for a term, from the separate host; for an empty term the visitor's recent ones. Those of a term are
 * kept for the visit, by all widgets of the page; recent terms are asked for each time.
 * @param isWholesale whether they are for the factory zone
 * @returns At most nine; null when nobody waits any more. None when they cannot be had: a search needs them not.
 */
export async function suggest(
  term: string,
  isWholesale: boolean,
  { signal }: LoadOptions = {},
): Promise<readonly string[] | null> {
  const kept = sharedOnPage('suggestions', () => new Map<string, readonly string[]>());
  const { lang, bigdata } = store.getState();
  const key = `${bigdata.config.suggest ?? bigdata.config.api} ${lang} ${isWholesale} ${term}`;
  const known = term && kept.get(key);
  if (known) return known;
  const data = { keywords: term, uuid: readUuid() ?? '', is_wholesale: isWholesale ? 1 : null };
  const found = await attempt(send(suggestions, data, { signal }));
  if (found.status === 'aborted') return null;
  if (found.status === 'failed') return [];
  const terms = [...new Set(found.value.map(({ suggestKeyword }) => suggestKeyword.trim()))]
    .filter(Boolean)
    .slice(0, limit);
  if (term) kept.set(key, terms);
  return terms;
}

/** Forgets a recent term of the visitor. */
export const forgetTerm = (term: string): Promise<Result<null>> =>
  attempt(send(searchLogDelete, { keywords: term, uuid: readUuid() ?? '' }));
