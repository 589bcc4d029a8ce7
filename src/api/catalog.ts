import { coerce, define, type Infer } from 'superstruct';
import type { Endpoint } from './client.js';
import { array, finite, id, name, reader, text, type } from './reply.js';

/** Whether a path stays within the site: not `javascript:…`, and nothing a router could take for another host. */
const isPath = (path: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]{0,2047}$/u.test(path);

/** The reply of `navbar`: the links of the navigation bar. Links to anything but a path within the site are dropped. */
export const NavbarReply = coerce(array(type({ name, path: text })), array(type({ path: text })), (links) =>
  links.filter(({ path }) => isPath(path)),
);

export type NavbarReply = Infer<typeof NavbarReply>;

/** The navigation bar in spec section 7. */
export const navbar: Endpoint<NavbarReply> = {
  name: 'navbar',
  method: 'GET',
  path: '/pc/navbar',
  read: reader(NavbarReply),
};

const named = { cat_id: coerce(id, finite, String), cat_name: name };

/** The reply of `shopCategory`: the departments. Their subcategories aren't read here. */
export const ShopCategoryReply = array(type(named));

export type ShopCategoryReply = Infer<typeof ShopCategoryReply>;

/** The shop's departments (spec section 7). Call it with `is_page: 0`. */
export const shopCategory: Endpoint<ShopCategoryReply> = {
  name: 'shopCategory',
  method: 'GET',
  path: '/pc/shopCategory',
  read: reader(ShopCategoryReply),
};

/** The value of a missing list. */
const missing = define<null | undefined>('null', (value) => value === null || value === undefined);
const parts = coerce(array(type(named)), missing, () => []);

const Categories = coerce(array(type({ ...named, son_category: parts })), missing, () => []);

/** The reply of `indexCategory` (spec section 3): the regular, overseas and factory departments. */
export const IndexCategoryReply = type({ category: Categories, oversea: Categories, factory: Categories });

export type IndexCategoryReply = Infer<typeof IndexCategoryReply>;

/** The departments for the menu (spec section 7). Call it with `is_page: 0`. */
export const indexCategory: Endpoint<IndexCategoryReply> = {
  name: 'indexCategory',
  method: 'GET',
  path: '/pc/indexCategory',
  read: reader(IndexCategoryReply),
};
