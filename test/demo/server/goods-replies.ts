import {
  array,
  boolean,
  enums,
  integer,
  min,
  never,
  nullable,
  object,
  pattern,
  string,
  type,
} from 'superstruct';
import { ARTS } from '../../../demo/shared/art.js';
import { LANGUAGES } from '../../../demo/shared/language.js';

/** Exactly what the calls for goods must return. */
export const Goods = object({
  goods_id: min(integer(), 20_001),
  slug: pattern(string(), /^[a-z0-9-]+-\d+$/),
  goods_name: string(),
  cat_id: integer(),
  cat_name: string(),
  store_id: integer(),
  store_name: string(),
  art: enums(ARTS),
  color: string(),
  color_hex: pattern(string(), /^#[0-9a-f]{6}$/),
  price: min(integer(), 100),
  list_price: nullable(integer()),
  discount: integer(),
  stock: min(integer(), 0),
  sold: min(integer(), 0),
  zone: enums([1, 2]),
  factory: boolean(),
  wholesale: array(object({ min_qty: integer(), price: integer() })),
  lang: enums(LANGUAGES),
  photo: nullable(never()),
});
const Category = type({ cat_id: integer(), cat_name: string() });
export const Page = object({
  list: array(Goods),
  total: integer(),
  page: integer(),
  pageSize: integer(),
  category: nullable(type({ cat_id: integer(), cat_name: string(), parent: nullable(Category) })),
  corrected: nullable(string()),
});
const Choice = object({ value: integer(), count: integer() });
export const Facets = object({
  category: array(
    object({ cat_id: integer(), cat_name: string(), parent_id: nullable(integer()), count: integer() }),
  ),
  is_oversea: array(Choice),
  factory: array(Choice),
  deal: array(Choice),
  price: object({ min: nullable(integer()), max: nullable(integer()) }),
});
