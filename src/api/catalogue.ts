import { array, coerce, define, type Infer, type } from 'superstruct';
import type { Endpoint } from './client.js';
import { finite, reader, text } from './reply.js';

/** The reply of `navbar`: the links of the navigation bar; `path` begins with `/`. */
export const NavbarReply = array(type({ name: text, path: text }));

export type NavbarReply = Infer<typeof NavbarReply>;

/** The navigation bar of spec section 7. */
export const navbar: Endpoint<NavbarReply> = {
  name: 'navbar',
  method: 'GET',
  path: '/pc/navbar',
  read: reader(NavbarReply),
};

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
