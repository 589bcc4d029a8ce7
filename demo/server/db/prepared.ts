import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type pg from 'pg';
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

/** Statements that are prepared; those that come later, whose number nothing limits, are planned each time. */
const MAX_STATEMENTS = 500;

/** The names of prepared statements, by their text. */
const names = new Map<string, string>();

/** Has Postgres read and plan a statement with parameters once for a connection, and not each time that it comes. */
export function prepareStatements(client: pg.ClientBase): void {
  const query = client.query;
  Object.defineProperty(client, 'query', {
    value: (statement: unknown, values: unknown, ...others: unknown[]) =>
      Reflect.apply(query, client, [named(statement, values), values, ...others]),
  });
}

/** What has no values is not of those that come again and again, or is nothing to plan, as `begin`. */
function named(statement: unknown, values: unknown): unknown {
  if (!Array.isArray(values) || values.length === 0 || !isUnnamed(statement)) return statement;
  const name = nameOf(statement.text);
  return name === undefined ? statement : { ...statement, name };
}

/** As Drizzle gives it. */
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
