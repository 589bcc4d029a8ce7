import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CountsOf, ListedName, ListFields, RangeName } from '../../shared/lists.js';
import type { Db } from '../db/database.js';
import { type Flag, type ListTable, matchList, without } from './conditions.js';
import type { Filter } from './requests.js';

export const count = sql<number>`count(*)::int`;

/**
 * Counts how many items each choice of some filters would leave, and the ends of some ranges. Each is counted without its
 * own part of the filter, so that its alternatives stay available.
 */
export async function countListed<
  F extends ListFields,
  Choice extends ListedName<F>,
  Range extends RangeName<F>,
>(
  db: Db,
  list: ListTable<F>,
  filter: Filter<F>,
  { choices, ranges }: { readonly choices: readonly Choice[]; readonly ranges: readonly Range[] },
): Promise<Pick<CountsOf<F>, Choice | Range>> {
  const counted = await Promise.all([
    ...choices.map(async (name) => [name, await countBy(db, list, filter, name)]),
    ...ranges.map(async (name) => [name, await findSpan(db, list, list.ranges[name], without(filter, name))]),
  ]);
  return Object.fromEntries(counted);
}

function countBy<F extends ListFields>(db: Db, list: ListTable<F>, filter: Filter<F>, name: ListedName<F>) {
  // Filters whose values are in the description have no functions as columns.
  const column = list.choices[name] as Flag | AnyPgColumn;
  const by = 'is' in column ? column.by : column;
  return db
    .select({ value: 'is' in column ? column.value : sql`${column}::text`, count })
    .from(list.table)
    .where(matchList(list, without(filter, name)))
    .groupBy(by)
    .orderBy(by);
}

async function findSpan<F extends ListFields>(
  db: Db,
  list: ListTable<F>,
  column: AnyPgColumn,
  filter: Filter<F>,
) {
  const value = list.endOf(column, filter);
  const [span] = await db
    .select({ min: sql<number | null>`min(${value})`, max: sql<number | null>`max(${value})` })
    .from(list.table)
    .where(matchList(list, filter));
  return span ?? { min: null, max: null };
}
