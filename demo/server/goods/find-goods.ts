import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import type { Topic } from '../cache/changes.js';
import type { Db } from '../db/database.js';
import { departments } from '../departments/schema.js';
import { firstPhotoOf } from '../photos/photos.js';
import { stores } from '../stores/schema.js';
import { langIn, nameIn } from './in-language.js';
import { type GoodsFilter, matchGoods } from './match-goods.js';
import { goods } from './schema.js';

export const SORTS = ['popular', 'newest', 'price_asc', 'price_desc', 'discount'] as const;
export type Sort = (typeof SORTS)[number];

/** Each is the order of an index, read forward or backward; equal goods are ordered by their number. */
const ORDERS: Readonly<Record<Sort, readonly SQL[]>> = {
  popular: [desc(goods.sold), desc(goods.goodsId)],
  newest: [desc(goods.createdAt), desc(goods.goodsId)],
  price_asc: [asc(goods.price), asc(goods.goodsId)],
  price_desc: [desc(goods.price), desc(goods.goodsId)],
  discount: [desc(goods.discount), desc(goods.goodsId)],
};

/** What listed goods are made of. */
export const LISTED = ['goods', 'stock', 'departments', 'stores'] as const satisfies readonly Topic[];

/** The columns of listed goods, named as in replies; `zone` 1 is delivered in 2–4 days, 2 in 9–21 days. */
function listed(language: Language) {
  return {
    goods_id: goods.goodsId,
    slug: goods.slug,
    goods_name: nameIn(language),
    lang: langIn(language),
    cat_id: goods.catId,
    cat_name: sql<string>`${departments.names}->>${language}`,
    store_id: goods.storeId,
    store_name: stores.name,
    art: goods.art,
    color: goods.color,
    color_hex: goods.colorHex,
    price: goods.price,
    list_price: goods.listPrice,
    discount: goods.discount,
    stock: goods.stock,
    sold: goods.sold,
    zone: goods.zone,
    factory: goods.factory,
    wholesale: goods.wholesale,
    photo: firstPhotoOf(goods.goodsId),
  };
}

function selectListed(db: Db, language: Language) {
  return db
    .select(listed(language))
    .from(goods)
    .innerJoin(departments, eq(departments.catId, goods.catId))
    .innerJoin(stores, eq(stores.storeId, goods.storeId));
}

export function findGoods(
  db: Db,
  filter: GoodsFilter,
  { page, pageSize, sort, language }: { page: number; pageSize: number; sort: Sort; language: Language },
) {
  return selectListed(db, language)
    .where(matchGoods(filter))
    .orderBy(...ORDERS[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** Those of the goods that there are, in no order. */
export function findGoodsByIds(db: Db, ids: readonly number[], language: Language) {
  return selectListed(db, language).where(inArray(goods.goodsId, [...ids]));
}

export const countGoods = (db: Db, filter: GoodsFilter): Promise<number> =>
  db.$count(goods, matchGoods(filter));
