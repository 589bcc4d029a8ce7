import { type SuggestionKind, searchLogDelete, suggestions } from '../api/search.js';
import { sharedOnPage } from '../page/page-record.js';
import { send } from './client.js';
import { readUuid } from './identity.js';
import type { LoadOptions } from './resource.js';
import { attempt, type Result } from './resource.js';
import { store } from './store.js';

/** The maximum number of suggestions shown (spec section 9). */
const limit = 9;

/** A suggested term, with what the server says about it. */
export interface Suggestion {
  readonly term: string;
  readonly kind: SuggestionKind | null;
  /** The URL of a picture, unchecked. */
  readonly picture: string | null;
  /** In US dollars. For a make or a model, the lowest price. */
  readonly price: number | null;
}

/**
 * Returns suggestions for a term, from the suggestion host; for an empty term, the visitor's recent terms. Suggestions
 * for a term are cached on the page for all widgets; recent terms are requested each time.
 * @param isWholesale whether the suggestions are for the factory zone
 * @returns At most nine; null if the caller has aborted. Empty if the request fails: a search works without them.
 */
export async function suggest(
  term: string,
  isWholesale: boolean,
  { signal }: LoadOptions = {},
): Promise<readonly Suggestion[] | null> {
  const cache = sharedOnPage('suggested', () => new Map<string, readonly Suggestion[]>());
  const { lang, bigdata } = store.getState();
  const key = `${bigdata.config.suggest ?? bigdata.config.api} ${lang} ${isWholesale} ${term}`;
  const cached = term && cache.get(key);
  if (cached) return cached;
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
  if (term) cache.set(key, offered);
  return offered;
}

/** Deletes one of the visitor's recent terms. */
export const forgetTerm = (term: string): Promise<Result<null>> =>
  attempt(send(searchLogDelete, { keywords: term, uuid: readUuid() ?? '' }));
