import { boolean, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Art } from '../../shared/art.js';
import type { Language } from '../../shared/language.js';
import { rowOf, wordSet } from '../db/columns.js';
import { departments } from '../departments/schema.js';
import { stores } from '../stores/schema.js';

export interface Picture {
  readonly art: Art;
  readonly color: string;
  readonly color_hex: string;
}

/** Price of a piece, in US cents, from this many pieces on. */
export interface WholesaleStep {
  readonly min_qty: number;
  readonly price: number;
}

export interface GoodsTexts {
  readonly name: string;
  readonly description: string;
  readonly specification: readonly { readonly name: string; readonly value: string }[];
}

/**
 * What the shop sells beside cars. Prices are in US cents, `discount` in percent of `list_price`; `zone` 1 is
 * delivered in 2–4 days, 2 in 9–21 days.
 */
export const goods = pgTable(
  'goods',
  {
    goodsId: integer('goods_id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** A department of the first level, and one of the second level in it. */
    departmentId: rowOf('department_id', () => departments.catId),
    catId: rowOf('cat_id', () => departments.catId),
    storeId: rowOf('store_id', () => stores.storeId),
    art: text('art').$type<Art>().notNull(),
    color: text('color').notNull(),
    colorHex: text('color_hex').notNull(),
    pictures: jsonb('pictures').$type<readonly Picture[]>().notNull(),
    description: text('description').notNull(),
    specification: jsonb('specification')
      .$type<readonly { readonly name: string; readonly value: string }[]>()
      .notNull(),
    /** The language of the three texts above. */
    lang: text('lang').$type<Language>().notNull().default('en'),
    /** The same texts in other languages, where somebody has translated them. */
    translations: jsonb('translations').$type<Partial<Record<Language, GoodsTexts>>>().notNull().default({}),
    price: integer('price').notNull(),
    /** What it cost before; null when it is not reduced. */
    listPrice: integer('list_price'),
    discount: smallint('discount').notNull(),
    stock: integer('stock').notNull(),
    sold: integer('sold').notNull(),
    zone: smallint('zone').notNull(),
    shipsFrom: text('ships_from').notNull(),
    weightG: integer('weight_g').notNull(),
    factory: boolean('factory').notNull(),
    /** Rising in quantity; empty unless `factory`. */
    wholesale: jsonb('wholesale').$type<readonly WholesaleStep[]>().notNull(),
    /** Every word that finds it, as `wordsOf` writes them. */
    words: wordSet('words').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Pieces that are set aside while the goods are off sale; null while they are on sale. Off sale, `stock` is 0. */
    heldStock: integer('held_stock'),
  },
  (table) => [
    // Lists are read in one of these orders; a filter that most rows pass is checked on the way.
    index('goods_created_idx').on(table.createdAt, table.goodsId),
    index('goods_price_idx').on(table.price, table.goodsId),
    index('goods_sold_idx').on(table.sold, table.goodsId),
    index('goods_discount_idx').on(table.discount, table.goodsId),
    // A filter that few rows pass comes first; what is left is sorted.
    index('goods_cat_sold_idx').on(table.catId, table.sold, table.goodsId),
    index('goods_store_sold_idx').on(table.storeId, table.sold, table.goodsId),
    // Rarely written and often read: without a list of what is still to be entered, which each search would look through.
    index('goods_words_idx').using('gin', table.words).with({ fastupdate: false }),
    // Counts read this alone and never the rows.
    index('goods_facets_idx').on(
      table.departmentId,
      table.catId,
      table.zone,
      table.factory,
      table.storeId,
      table.price,
      table.discount,
      table.heldStock,
    ),
  ],
);

export type NewGoods = typeof goods.$inferInsert;
