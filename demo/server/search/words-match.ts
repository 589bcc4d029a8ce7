import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The condition that a row's words fit a `wordQuery`; an index on `array_to_tsvector` answers it. */
export function wordsMatch(words: AnyPgColumn, query: string): SQL {
  return sql`array_to_tsvector(${words}) @@ ${query}::tsquery`;
}
