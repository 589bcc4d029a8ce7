import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database.js';

/** What carries a statement to the database; of a transaction, its connection. */
type Session = Db['_']['session'];

/**
 * Statements that many requests ask: Drizzle writes the SQL of each once for a session, and not each time, which takes
 * longer than the rest of asking it. Over Postgres, every connection is a session, whatever transactions it carries; over
 * PGlite, each transaction is one of its own.
 * @param prepare ends with `.prepare()`
 */
export function prepared<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const made = new WeakMap<Session, Statement>();
  return (db) => {
    const { session } = db._;
    const known = made.get(session);
    if (known !== undefined) return known;
    const statement = prepare(db);
    made.set(session, statement);
    return statement;
  };
}

/** What a prepared statement is given each time that it is executed, written as the values of a column are. */
export const given = (name: string, column: PgColumn): SQL =>
  sql`${sql.param(sql.placeholder(name), column)}`;
