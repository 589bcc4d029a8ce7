import { and, eq, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { departmentRows } from '../departments/seed.js';
import { stores } from '../stores/schema.js';
import { nameIn } from './find-goods.js';
import { RANGES } from './range.js';
import { goods } from './schema.js';

const MAX_VERSIONS = 12;

/** The name up to its last comma, such as "Urbanek Field Jacket" of "Urbanek Field Jacket, XL", or null without one. */
const familyOf = (name: SQLWrapper): SQL => sql`substring(${name} from '^(.+), ')`;

/** Returns the name from its last comma on, which has a space after it, unlike the decimal comma in "1,5 L". */
export const labelOf = (name: string): string => name.split(/[,،]\u200f? /u).at(-1) ?? name;

/** The versions of each department in their order, such as S, M, and L: of two stores, the smaller may cost more. */
const ORDERS = new Map(
  departmentRows().map(({ catId, slug }) => [
    catId,
    RANGES.find(({ department }) => department === slug)?.versions.map(({ name }) => name) ?? [],
  ]),
);

/** Returns the versions of goods that any store sells, with the goods themselves, or nothing if that's all. */
export async function findVersions(db: Db, shown: typeof goods.$inferSelect, language: Language) {
  const { storeId, catId, name } = shown;
  const rankOf = (one: string) => ORDERS.get(catId)?.indexOf(labelOf(one)) ?? -1;
  const versions = await db
    .select({
      goods_id: goods.goodsId,
      slug: goods.slug,
      name: goods.name,
      translated: nameIn(language),
      color: goods.color,
      price: goods.price,
      stock: goods.stock,
      store_name: sql<string | null>`case when ${ne(goods.storeId, storeId)} then ${stores.name} end`,
    })
    .from(goods)
    .innerJoin(stores, eq(stores.storeId, goods.storeId))
    .where(
      and(
        eq(goods.catId, catId),
        isNull(goods.heldStock),
        sql`${familyOf(goods.name)} = ${familyOf(sql`${name}::text`)}`,
      ),
    )
    .orderBy(ne(goods.storeId, storeId), goods.price, goods.goodsId)
    .limit(MAX_VERSIONS);
  if (versions.length < 2) return [];
  return versions
    .sort((one, other) => rankOf(one.name) - rankOf(other.name) || one.price - other.price)
    .map(({ name: _, translated, stock, ...version }) => ({
      ...version,
      label: labelOf(translated),
      in_stock: stock > 0,
    }));
}
