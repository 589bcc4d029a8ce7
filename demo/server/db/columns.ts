import { type AnyPgColumn, customType, integer } from 'drizzle-orm/pg-core';

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
