import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { nameIn } from './find-goods.js';
import { RANGES } from './range.js';
import { goods } from './schema.js';

const MAX_VERSIONS = 12;

/** The name up to its last comma, such as "Urbanek Field Jacket" of "Urbanek Field Jacket, XL", or null without one. */
const familyOf = (name: SQLWrapper): SQL => sql`substring(${name} from '^(.+), ')`;

/** Returns the name from its last comma on, which has a space after it, unlike the decimal comma in "1,5 L". */
const labelOf = (name: string): string => name.split(/[,،]\u200f? /u).at(-1) ?? name;

/** Sizes that cost the same, such as S, M, and L, in their order. */
const ORDER = RANGES.flatMap(({ versions }) => versions.map(({ name }) => name));
const rankOf = (name: string): number => ORDER.indexOf(labelOf(name));

/** Returns the versions in which a store sells goods, with the goods themselves, or nothing if that's all. */
export async function findVersions(db: Db, shown: typeof goods.$inferSelect, language: Language) {
  const { storeId, catId, name } = shown;
  const versions = await db
    .select({
      goods_id: goods.goodsId,
      slug: goods.slug,
      name: goods.name,
      translated: nameIn(language),
      color: goods.color,
      price: goods.price,
      stock: goods.stock,
    })
    .from(goods)
    .where(
      and(
        ...[eq(goods.storeId, storeId), eq(goods.catId, catId), isNull(goods.heldStock)],
        sql`${familyOf(goods.name)} = ${familyOf(sql`${name}::text`)}`,
      ),
    )
    .orderBy(goods.price, goods.goodsId)
    .limit(MAX_VERSIONS);
  if (versions.length < 2) return [];
  return versions
    .sort((one, other) => one.price - other.price || rankOf(one.name) - rankOf(other.name))
    .map(({ name: _, translated, stock, ...version }) => ({
      ...version,
      label: labelOf(translated),
      in_stock: stock > 0,
    }));
}
