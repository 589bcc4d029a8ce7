import { array, coerce, define, type Infer, type } from 'superstruct';
import type { Endpoint } from './exchange.js';
import { finite, reader, text } from './reply.js';

const named = { cat_id: coerce(text, finite, String), cat_name: text };

/** A list that may be missing. */
const missing = define<null | undefined>('null', (value) => value === null || value === undefined);
const parts = coerce(array(type(named)), missing, () => []);

const Categories = coerce(array(type({ ...named, son_category: parts })), missing, () => []);

/** The reply of `indexCategory` (spec section 3): departments, those from overseas, and those of factories. */
export const IndexCategoryReply = type({ category: Categories, oversea: Categories, factory: Categories });

export type IndexCategoryReply = Infer<typeof IndexCategoryReply>;

/** The departments for the menu (spec section 7); ask with `is_page: 0`. */
export const indexCategory: Endpoint<IndexCategoryReply> = {
  name: 'indexCategory',
  method: 'GET',
  path: '/pc/indexCategory',
  read: reader(IndexCategoryReply),
};
