import { type SQL, sql } from 'drizzle-orm';
import { array, assert as assertStruct, nullable, number, string, type } from 'superstruct';
import type { Db } from '../../../demo/server/db/database.js';

const Rows = type({ rows: array(type({})) });

async function rowsOf(db: Db, query: SQL): Promise<readonly object[]> {
  const result: unknown = await db.execute(query);
  assertStruct(result, Rows);
  return result.rows;
}

const Column = type({ table: string(), column: string(), rule: nullable(string()) });

/**
 * Returns every column that contains a user's id, judging by its name or by its reference, with its rule for when the
 * user is deleted (`CASCADE`, `SET NULL`, …, or null without a reference).
 */
export async function columnsOfUsers(db: Db) {
  const rows = await rowsOf(
    db,
    sql`select c.table_name as "table", c.column_name as "column", r.delete_rule as "rule"
      from information_schema.columns c
      left join (
        information_schema.key_column_usage k
        join information_schema.referential_constraints r on r.constraint_name = k.constraint_name
        join information_schema.constraint_column_usage u
          on u.constraint_name = k.constraint_name and u.table_name in ('users', 'gifts')
      ) on k.table_name = c.table_name and k.column_name = c.column_name
      where c.table_schema = 'public'
        and (u.table_name = 'users' or c.column_name ~ '(^|_)user_?id$|invited|inviter')
        and not (c.table_name = 'users' and c.column_name = 'user_id')
      order by 1, 2`,
  );
  assertStruct(rows, array(Column));
  return rows;
}

/**
 * Returns the tables with rows that contain any of these texts anywhere or, given one column, a user's id in it.
 * @param texts the literal texts to look for, case-insensitively
 */
export async function rowsWith(
  db: Db,
  texts: readonly string[],
  only?: { readonly table: string; readonly column: string; readonly userId: number },
): Promise<string[]> {
  const tables = only ? [only.table] : await tablesOf(db);
  const found: string[] = [];
  for (const table of tables) {
    const rows = await rowsOf(
      db,
      only
        ? sql`select count(*)::int as "count" from ${sql.identifier(table)} x
            where x.${sql.identifier(only.column)} = ${only.userId}`
        : // Convert each row to text only once, not once per text, because there are tens of thousands.
          sql`select count(*)::int as "count"
            from (select lower(x::text) as "row" from ${sql.identifier(table)} x offset 0) y
            where ${sql.join(
              texts.map((text) => sql`position(${text.toLowerCase()} in y."row") > 0`),
              sql` or `,
            )}`,
    );
    assertStruct(rows, array(type({ count: number() })));
    if ((rows[0]?.count ?? 0) > 0) found.push(table);
  }
  return found;
}

async function tablesOf(db: Db): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql`select tablename as "name" from pg_tables where schemaname = 'public' order by 1`,
  );
  assertStruct(rows, array(type({ name: string() })));
  return rows.map(({ name }) => name);
}
