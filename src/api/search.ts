import { array, coerce, define, type Infer, type } from 'superstruct';
import type { Endpoint } from './client.js';
import { missable, numberUpTo, reader, text, textUpTo, url } from './reply.js';

/** What a suggestion may be of; a kind that is not known here is told as none. */
const kinds = ['department', 'make', 'model', 'goods'] as const;
export type SuggestionKind = (typeof kinds)[number];

const Kind = coerce(
  define<SuggestionKind | null>('kind', (value) => value === null || kinds.some((kind) => kind === value)),
  text,
  (kind) => kinds.find((known) => known === kind) ?? null,
);

/**
 * The reply of `suggestions` (spec section 3). Beside the term, where the server tells it: what it is, the URL of a
 * picture, and a price in US dollars, which of makes and models is the least.
 */
export const SuggestionsReply = array(
  type({
    suggestKeyword: textUpTo(200),
    kind: missable(Kind),
    picture: missable(url),
    price: missable(numberUpTo(1e9)),
  }),
);

export type SuggestionsReply = Infer<typeof SuggestionsReply>;

/** Terms that begin with `keywords`, or mean it; for an empty one the visitor's recent terms (spec section 7). */
export const suggestions: Endpoint<SuggestionsReply> = {
  name: 'suggestions',
  method: 'GET',
  host: 'suggest',
  path: '/pc/search/suggest',
  read: reader(SuggestionsReply),
};

/** "Delete search log" of spec section 7: forgets a recent term of the visitor. */
export const searchLogDelete: Endpoint<null> = {
  name: 'searchLogDelete',
  method: 'POST',
  path: '/pc/search/deleteLog',
  read: () => ({ value: null }),
};
