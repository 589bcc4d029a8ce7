import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';

/** Returns a column that references a row of another table. */
export const rowOf = (name: string, column: () => AnyPgColumn) => integer(name).notNull().references(column);

/** Returns the same, but deleting the other row deletes this one too. */
export const partOf = (name: string, column: () => AnyPgColumn) =>
  integer(name).notNull().references(column, { onDelete: 'cascade' });

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * A set of search words, each once, in Postgres' own `tsvector`. It is compared as stored, so a search doesn't have to
 * build a list for each row it visits. Words are letters and digits only, as `wordsOf` writes them.
 */
export const wordSet = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => words.map((word) => `'${word}'`).join(' '),
  fromDriver: (text) => text.match(/[^' ]+/g) ?? [],
});

/**
 * Returns an object of columns as a single column, which the driver parses at once: with many columns or rows, reading
 * each value by itself takes longer than the query. The columns hold only what JSON can: no dates and no `bigint`.
 * @param columns at most 50
 */
export function jsonObject<Columns extends Readonly<Record<string, SQLWrapper>>>(
  columns: Columns,
): SQL<SelectResultFields<Columns>> {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}
