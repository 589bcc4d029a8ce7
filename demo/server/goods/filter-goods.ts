import { and, eq, gt, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { GOODS_LIST, type GoodsFields } from '../../shared/lists.js';
import { type ListTable, matchList, overseas } from '../lists/conditions.js';
import { type Filter, filterRequest } from '../lists/requests.js';
import { wordsMatch } from '../search/words.js';
import { goods } from './schema.js';

export const FilterRequest = filterRequest(GOODS_LIST);

export type GoodsFilter = Filter<GoodsFields>;

/** Returns the first-level department that one belongs to or is. Their ids are multiples of 100 (see `departmentRows`). */
export const firstLevelOf = (catId: number): number => catId - (catId % 100);

export const isFirstLevel = (catId: number): boolean => firstLevelOf(catId) === catId;

const size = alias(goods, 'size');

const REDUCED = sql`(${goods.discount} > 0)::int`;

export const GOODS_TABLE: ListTable<GoodsFields> = {
  table: goods,
  id: goods.goodsId,
  /** Neither goods that are off sale, nor those that another size stands for. */
  isListed: and(isNull(goods.heldStock), isNull(goods.sizeOf)) ?? sql`true`,
  choices: {
    cat_id: (id) => (isFirstLevel(id) ? goods.departmentId : goods.catId),
    /** Of what comes in sizes, one that is in stock. */
    version: {
      some: (fits) =>
        sql`${goods.goodsId} in (select coalesce(${size.sizeOf}, ${size.goodsId}) from ${goods} as ${size}
          where ${fits(size.version)} and (${size.sizeOf} is null or ${size.isInStock}))`,
    },
    store_id: goods.storeId,
    is_oversea: overseas(goods.zone),
    deal: {
      ...{ by: REDUCED, value: REDUCED },
      is: (yes) => (yes ? gt(goods.discount, 0) : eq(goods.discount, 0)),
    },
    factory: {
      ...{ by: goods.factory, value: sql`${goods.factory}::int` },
      is: (yes) => eq(goods.factory, yes),
    },
  },
  ranges: { price: goods.price },
  matchesWords: (query) => wordsMatch(goods.words, query),
  endOf: (column) => sql`${column} + 0`,
};

/**
 * Returns the condition of a filter.
 * @param place returns the placeholder of a value in a prepared statement
 */
export const matchGoods = (filter: GoodsFilter, place?: (name: string) => Placeholder): SQL | undefined =>
  matchList(GOODS_TABLE, filter, place);
