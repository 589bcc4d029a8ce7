import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database.js';

/** The Drizzle session that sends statements to the database; for a transaction, that of its connection. */
type Session = Db['_']['session'];

/** Maximum number of shapes whose statements are prepared. Any further ones are written and planned every time. */
const MAX_SHAPES = 500;

/**
 * Prepares a statement that many requests send. Drizzle then writes its SQL once per session instead of every time,
 * which takes longer than the rest of the query, and Postgres parses and plans it once per connection. A connection is a
 * session, regardless of its transactions, and so is the pool.
 * @param prepare ends with `.prepare(name)`, with a name that no other statement has
 */
export function prepared<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const made = new WeakMap<Session, Statement>();
  return (db) => {
    const { session } = db._;
    const existing = made.get(session);
    if (existing !== undefined) return existing;
    const statement = prepare(db);
    made.set(session, statement);
    return statement;
  };
}

/**
 * Does the same for a statement that comes in many shapes, such as with and without a condition.
 * @param name the beginning of the statements' names: each shape gets a number
 * @param prepare ends with `.prepare(name)`, with the name that it's given. Whatever else the statement depends on is
 * part of the shape, which must be plain JSON.
 */
export function preparedByShape<Shape, Statement>(
  name: string,
  prepare: (db: Db, shape: Shape, name: string) => Statement,
): (db: Db, shape: Shape) => Statement {
  const shapes = new Map<string, (db: Db) => Statement>();
  return (db, shape) => {
    const key = JSON.stringify(shape);
    const existing = shapes.get(key);
    if (existing !== undefined) return existing(db);
    // Postgres keeps no statement whose name is empty.
    if (shapes.size >= MAX_SHAPES) return prepare(db, shape, '');
    const number = shapes.size + 1;
    const statement = prepared((session) => prepare(session, shape, `${name}_${number}`));
    shapes.set(key, statement);
    return statement(db);
  };
}

/** Returns a parameter of a prepared statement, converted like the values of a column. */
export const param = (name: string, column: PgColumn): SQL =>
  sql`${sql.param(sql.placeholder(name), column)}`;
