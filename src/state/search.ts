import { type SuggestionKind, searchLogDelete, suggestions } from '../api/search.js';
import { send } from './client.js';
import { readUuid } from './identity.js';
import { sharedOnPage } from './page-record.js';
import type { LoadOptions } from './resource.js';
import { attempt, type Result } from './resource.js';
import { store } from './store.js';

/** As many suggestions are shown (spec section 9). */
const limit = 9;

/** A term that is offered, with what the server tells of it. */
export interface Suggestion {
  readonly term: string;
  readonly kind: SuggestionKind | null;
  /** The URL of a picture, unchecked. */
  readonly picture: string | null;
  /** In US dollars; of a make or a model the least. */
  readonly price: number | null;
}

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
): Promise<readonly Suggestion[] | null> {
  const kept = sharedOnPage('suggested', () => new Map<string, readonly Suggestion[]>());
  const { lang, bigdata } = store.getState();
  const key = `${bigdata.config.suggest ?? bigdata.config.api} ${lang} ${isWholesale} ${term}`;
  const known = term && kept.get(key);
  if (known) return known;
  const data = { keywords: term, uuid: readUuid() ?? '', is_wholesale: isWholesale ? 1 : null };
  const found = await attempt(send(suggestions, data, { signal }));
  if (found.status === 'aborted') return null;
  if (found.status === 'failed') return [];
  const all = found.value.map(({ suggestKeyword, kind = null, picture = null, price = null }) => ({
    term: suggestKeyword.trim(),
    kind,
    picture,
    price,
  }));
  const offered = all
    .filter(({ term: each }, place) => each && all.findIndex((other) => other.term === each) === place)
    .slice(0, limit);
  if (term) kept.set(key, offered);
  return offered;
}

/** Forgets a recent term of the visitor. */
export const forgetTerm = (term: string): Promise<Result<null>> =>
  attempt(send(searchLogDelete, { keywords: term, uuid: readUuid() ?? '' }));
