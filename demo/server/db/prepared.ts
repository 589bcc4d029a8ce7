import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Db } from './database.js';

/** The Drizzle session that sends statements to the database; for a transaction, that of its connection. */
type Session = Db['_']['session'];

/** Maximum number of prepared statements. Any others, whose number is unlimited, are written and planned every time. */
const MAX_STATEMENTS = 500;

/**
 * Prepares a statement that many requests send. Drizzle then writes its SQL once per session instead of every time,
 * which takes longer than the rest of the query. With Postgres, every connection is a session, regardless of its
 * transactions; with PGlite, each transaction is a separate session.
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

/**
 * Does the same for a statement that comes in many shapes, such as with and without a condition.
 * @param prepare ends with `.prepare('')`: each shape then gets a name of its own. Whatever else the statement depends
 * on is part of the shape, which must be plain JSON.
 */
export function preparedByShape<Shape, Statement>(
  prepare: (db: Db, shape: Shape) => Statement,
): (db: Db, shape: Shape) => Statement {
  const shapes = new Map<string, (db: Db) => Statement>();
  return (db, shape) => {
    const key = JSON.stringify(shape);
    const statement = shapes.get(key) ?? prepared((session) => prepare(session, shape));
    if (shapes.size < MAX_STATEMENTS) shapes.set(key, statement);
    return statement(db);
  };
}

/** Returns a parameter of a prepared statement, converted like the values of a column. */
export const given = (name: string, column: PgColumn): SQL =>
  sql`${sql.param(sql.placeholder(name), column)}`;

/** The names of prepared statements, keyed by their text. */
const names = new Map<string, string>();

/** Makes Postgres parse and plan a statement with parameters once per connection, not every time it is sent. */
export function prepareStatements(client: pg.ClientBase): void {
  const query = client.query;
  Object.defineProperty(client, 'query', {
    value: (statement: unknown, values: unknown, ...others: unknown[]) =>
      Reflect.apply(query, client, [named(statement, values), values, ...others]),
  });
}

/** Statements without values aren't sent over and over, or there's nothing to plan, as with `begin`. */
function named(statement: unknown, values: unknown): unknown {
  if (!Array.isArray(values) || values.length === 0 || !isUnnamed(statement)) return statement;
  const name = nameOf(statement.text);
  return name === undefined ? statement : { ...statement, name };
}

/** Checks for a statement the way Drizzle passes it. */
const isUnnamed = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  !('name' in value && value.name);

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_STATEMENTS) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
