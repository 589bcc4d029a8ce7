import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { departmentRows } from '../departments/seed.js';
import { without } from '../lists/conditions.js';
import { type GoodsFilter, matchGoods } from './filter-goods.js';
import { RANGES, type Range } from './range.js';
import { goods } from './schema.js';
import { translateText } from './translate-text.js';

const RANGE_OF: ReadonlyMap<number, Range> = new Map(
  departmentRows().flatMap(({ catId, slug }) =>
    RANGES.filter(({ department }) => department === slug).map((range) => [catId, range] as const),
  ),
);

const size = alias(goods, 'size');
const LEAD_OF_SIZE = sql`coalesce(${size.sizeOf}, ${size.goodsId})`;

/**
 * Counts how many goods of a list come in each of its versions, such as sizes, in their order, if all of its departments
 * have the same ones.
 * @param catIds the second-level departments of the list
 * @returns as `version_name` what the versions differ in
 */
export async function countVersions(
  db: Db,
  filter: GoodsFilter,
  catIds: readonly number[],
  language: Language,
) {
  const ranges = catIds.map((catId) => RANGE_OF.get(catId));
  const [first] = ranges;
  const isLikeFirst = (range: Range | undefined) =>
    range?.differ === first?.differ &&
    range?.versions.some(({ name }) => first?.versions.some((one) => one.name === name));
  if (first === undefined || !ranges.every(isLikeFirst)) return { version_name: '', version: [] };
  const listed = db
    .select({ id: goods.goodsId })
    .from(goods)
    .where(matchGoods(without(filter, 'version')));
  const counts = await db
    .select({ value: size.version, count: sql<number>`count(distinct ${LEAD_OF_SIZE})::int` })
    .from(size)
    .where(
      and(
        inArray(size.catId, [...catIds]),
        or(isNull(size.sizeOf), eq(size.isInStock, true)),
        inArray(LEAD_OF_SIZE, listed),
      ),
    )
    .groupBy(size.version);
  const inLanguage = (text: string) => (language === 'en' ? text : translateText(text, language));
  const names = new Set(ranges.flatMap((range) => range?.versions.map(({ name }) => name) ?? []));
  return {
    version_name: inLanguage(first.differ),
    version: [...names].flatMap((value) =>
      counts
        .filter((row) => row.value === value)
        .map(({ count }) => ({ value, name: inLanguage(value), count })),
    ),
  };
}
