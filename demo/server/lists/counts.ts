import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CountsOf, ListedName, ListFields, RangeName } from '../../shared/lists.js';
import type { Db } from '../db/database.js';
import { type Flag, type ListColumns, without } from './conditions.js';
import type { Filter } from './requests.js';

/** A list's table, and what its filters look at. */
export interface ListTable<F extends ListFields> {
  readonly table: PgTable;
  readonly columns: ListColumns<F>;
  /** Returns the condition of a filter. */
  readonly match: (filter: Filter<F>) => SQL | undefined;
  /** Returns a column as the ends of a range are found in it: "+ 0" keeps the planner from walking along an index. */
  readonly endOf: (column: AnyPgColumn, filter: Filter<F>) => AnyPgColumn | SQL;
}

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
  const { columns } = list;
  const counted = await Promise.all([
    ...choices.map(async (name) => [name, await countBy(db, list, filter, name)]),
    ...ranges.map(async (name) => [
      name,
      await findSpan(db, list, columns.ranges[name], without(filter, name)),
    ]),
  ]);
  return Object.fromEntries(counted);
}

function countBy<F extends ListFields>(
  db: Db,
  { columns, table, match }: ListTable<F>,
  filter: Filter<F>,
  name: ListedName<F>,
) {
  // Filters whose values are in the description have no functions as columns.
  const column = columns.choices[name] as Flag | AnyPgColumn;
  const by = 'is' in column ? column.by : column;
  return db
    .select({ value: 'is' in column ? column.value : sql`${column}::text`, count })
    .from(table)
    .where(match(without(filter, name)))
    .groupBy(by)
    .orderBy(by);
}

async function findSpan<F extends ListFields>(
  db: Db,
  { table, match, endOf }: ListTable<F>,
  column: AnyPgColumn,
  filter: Filter<F>,
) {
  const value = endOf(column, filter);
  const [span] = await db
    .select({ min: sql<number | null>`min(${value})`, max: sql<number | null>`max(${value})` })
    .from(table)
    .where(match(filter));
  return span ?? { min: null, max: null };
}
