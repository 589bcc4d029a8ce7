import { array, coerce, type Infer, type } from 'superstruct';
import type { Endpoint } from './exchange.js';
import { finite, reader, text } from './reply.js';

/** The reply of `shopCategory`: the departments; what stands below them is not read here. */
export const ShopCategoryReply = array(type({ cat_id: coerce(text, finite, String), cat_name: text }));

export type ShopCategoryReply = Infer<typeof ShopCategoryReply>;

/** The departments of the shop (spec section 7); ask with `is_page: 0`. */
export const shopCategory: Endpoint<ShopCategoryReply> = {
  name: 'shopCategory',
  method: 'GET',
  path: '/pc/shopCategory',
  read: reader(ShopCategoryReply),
};
