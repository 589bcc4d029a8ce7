import type { Db } from './database.js';

/**
 * Statements that many requests ask: Drizzle writes the SQL of each once for a database, and not each time, which takes
 * longer than the rest of asking it.
 * @param prepare ends with `.prepare()`
 */
export function prepared<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const made = new WeakMap<Db, Statement>();
  return (db) => {
    const known = made.get(db);
    if (known !== undefined) return known;
    const statement = prepare(db);
    made.set(db, statement);
    return statement;
  };
}
