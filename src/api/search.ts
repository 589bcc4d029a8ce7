import { coerce, define, type Infer } from 'superstruct';
import type { Endpoint } from './client.js';
import { array, nullish, numberUpTo, reader, text, textUpTo, type, url } from './reply.js';

/** The kinds of suggestions. An unknown kind is read as null. */
const kinds = ['department', 'make', 'model', 'goods'] as const;
export type SuggestionKind = (typeof kinds)[number];

const Kind = coerce(
  define<SuggestionKind | null>('kind', (value) => value === null || kinds.some((kind) => kind === value)),
  text,
  (kind) => kinds.find((each) => each === kind) ?? null,
);

/**
 * The reply of `suggestions` (spec section 3). Besides the term, a server may send its kind, the URL of a picture, and
 * a price in US dollars. For makes and models, that's the lowest price.
 */
export const SuggestionsReply = array(
  type({
    suggestKeyword: textUpTo(200),
    kind: nullish(Kind),
    picture: nullish(url),
    price: nullish(numberUpTo(1e9)),
  }),
);

export type SuggestionsReply = Infer<typeof SuggestionsReply>;

/** Terms that start with `keywords` or mean the same; if it's empty, the visitor's recent terms (spec section 7). */
export const suggestions: Endpoint<SuggestionsReply> = {
  name: 'suggestions',
  method: 'GET',
  host: 'suggest',
  path: '/pc/search/suggest',
  read: reader(SuggestionsReply),
};

/** "Delete search log" in spec section 7: deletes one of the visitor's recent terms. */
export const searchLogDelete: Endpoint<null> = {
  name: 'searchLogDelete',
  method: 'POST',
  path: '/pc/search/deleteLog',
  read: () => ({ value: null }),
};
