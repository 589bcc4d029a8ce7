import { type AnyPgColumn, customType, integer } from 'drizzle-orm/pg-core';

/** The number of a row of another table. */
export const rowOf = (name: string, column: () => AnyPgColumn) => integer(name).notNull().references(column);

/** The same, where this row goes with that one. */
export const partOf = (name: string, column: () => AnyPgColumn) =>
  integer(name).notNull().references(column, { onDelete: 'cascade' });

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * A column of words that a row is found by, each once, in Postgres' own `tsvector`: one that is compared as it is, and not
 * made of a list again for each row that a search looks at. Words are letters and digits alone, as `wordsOf` writes them.
 */
export const wordSet = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => words.map((word) => `'${word}'`).join(' '),
  fromDriver: (text) => text.match(/[^' ]+/g) ?? [],
});
