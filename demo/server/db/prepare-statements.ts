import { createHash } from 'node:crypto';
import type pg from 'pg';

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
