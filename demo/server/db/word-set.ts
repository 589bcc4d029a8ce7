import { customType } from 'drizzle-orm/pg-core';

/**
 * A column of words that a row is found by, each once, in Postgres' own `tsvector`: one that is compared as it is, and not
 * made of a list again for each row that a search looks at. Words are letters and digits alone, as `wordsOf` writes them.
 */
export const wordSet = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => words.map((word) => `'${word}'`).join(' '),
  fromDriver: (text) => text.match(/[^' ]+/g) ?? [],
});
