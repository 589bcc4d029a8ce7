import { array, type Infer, type } from 'superstruct';
import type { Endpoint } from './client.js';
import { reader, textUpTo } from './reply.js';

/** The reply of `suggestions` (spec section 3). */
export const SuggestionsReply = array(type({ suggestKeyword: textUpTo(200) }));

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
