import { type SQL, sql } from 'drizzle-orm';
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

/** The price per piece, in US cents, at or above a minimum quantity. */
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
 * Goods other than cars. Prices are in US cents, `discount` is in percent of `list_price`. Zone 1 is delivered in 2–4
 * days, zone 2 in 9–21 days.
 */
export const goods = pgTable(
  'goods',
  {
    goodsId: integer('goods_id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** A first-level department, and a second-level one within it. */
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
    /** The same texts in other languages, if they were translated. */
    translations: jsonb('translations').$type<Partial<Record<Language, GoodsTexts>>>().notNull().default({}),
    price: integer('price').notNull(),
    /** The price before a reduction; null if the price isn't reduced. */
    listPrice: integer('list_price'),
    discount: smallint('discount').notNull(),
    stock: integer('stock').notNull(),
    sold: integer('sold').notNull(),
    zone: smallint('zone').$type<1 | 2>().notNull(),
    shipsFrom: text('ships_from').notNull(),
    weightG: integer('weight_g').notNull(),
    factory: boolean('factory').notNull(),
    /** In ascending order of quantity; empty unless `factory`. */
    wholesale: jsonb('wholesale').$type<readonly WholesaleStep[]>().notNull(),
    /** Every word that finds the goods, as `wordsOf` writes it. */
    words: wordSet('words').notNull(),
    /** Those of them that are in the goods' own name, in any language: such goods come first. */
    titleWords: wordSet('title_words').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Pieces set aside while the goods are off sale, which makes `stock` 0; null while they are on sale. */
    heldStock: integer('held_stock'),
    /**
     * For one size of several, the goods that stand for all of them in lists: a size in stock, as long as there is one
     * (`chooseLead`). Null for these, and for what comes in one size.
     */
    sizeOf: integer('size_of'),
    /** Whether there are any: what is sold out comes last among the popular and the most reduced. */
    isInStock: boolean('is_in_stock').generatedAlwaysAs((): SQL => sql`${goods.stock} > 0`),
    /** Which of several it is, such as "XL" of "Urbanek Field Jacket, XL": what follows the last comma of its name. */
    version: text('version').generatedAlwaysAs((): SQL => sql`substring(${goods.name} from '^.+, (.+)$')`),
  },
  (table) => [
    // Lists are read in one of these orders, and a filter that most rows pass is checked along the way.
    index('goods_created_idx').on(table.createdAt, table.goodsId),
    index('goods_price_idx').on(table.price, table.goodsId),
    index('goods_sold_idx').on(table.isInStock, table.sold, table.goodsId),
    index('goods_discount_idx').on(table.isInStock, table.discount, table.goodsId),
    // A filter that few rows pass is applied first, and the result is sorted.
    index('goods_cat_sold_idx').on(table.catId, table.isInStock, table.sold, table.goodsId),
    index('goods_store_sold_idx').on(table.storeId, table.isInStock, table.sold, table.goodsId),
    // Rarely written and often read, so there is no list of pending entries that each search would have to scan.
    index('goods_words_idx').using('gin', table.words).with({ fastupdate: false }),
    // Counts read only this index, never the rows.
    index('goods_facets_idx').on(
      table.departmentId,
      table.catId,
      table.zone,
      table.factory,
      table.storeId,
      table.price,
      table.discount,
      table.heldStock,
      table.sizeOf,
      table.isInStock,
      table.goodsId,
    ),
    index('goods_version_idx').on(table.version),
    index('goods_size_idx').on(table.sizeOf).where(sql`${table.sizeOf} is not null`),
  ],
);

export type NewGoods = typeof goods.$inferInsert;
