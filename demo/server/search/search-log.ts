import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { object } from 'superstruct';
import type { Db } from '../db/database.js';
import { optionalText, paging, readQuery, toUuid } from '../http/fields.js';
import { visitors } from '../visitors/schema.js';
import { searchLog } from './schema.js';
import { MAX_SUGGESTIONS } from './suggestion.js';
import { wordsOf } from './words.js';

/** Maximum number of terms stored per browser. Older ones are deleted. */
const MAX_TERMS = 20;

/** Returns a browser's latest search terms, newest first, at most nine. Returns none for an ID we didn't issue. */
export async function recentTerms(db: Db, uuid: string): Promise<string[]> {
  if (toUuid(uuid) === null) return [];
  const rows = await db
    .select({ term: searchLog.term })
    .from(searchLog)
    .where(eq(searchLog.uuid, uuid))
    .orderBy(desc(searchLog.searchedAt))
    .limit(MAX_SUGGESTIONS);
  return rows.map((row) => row.term);
}

/** Saves a browser's search. Does nothing for an ID we didn't issue, or a term without words. */
export async function recordSearch(db: Db, uuid: string, term: string): Promise<void> {
  const key = wordsOf(term).join(' ');
  if (toUuid(uuid) === null || key === '') return;
  // Accept only IDs we issued: their number is limited, and so is the number of rows.
  const [visitor] = await db.select().from(visitors).where(eq(visitors.uuid, uuid));
  if (visitor === undefined) return;
  const newest = { term: term.trim(), searchedAt: sql`clock_timestamp()` };
  await db
    .insert(searchLog)
    .values({ uuid, key, ...newest })
    .onConflictDoUpdate({ target: [searchLog.uuid, searchLog.key], set: newest });
  const newestKeys = db
    .select({ key: searchLog.key })
    .from(searchLog)
    .where(eq(searchLog.uuid, uuid))
    .orderBy(desc(searchLog.searchedAt))
    .limit(MAX_TERMS);
  await db.delete(searchLog).where(and(eq(searchLog.uuid, uuid), notInArray(searchLog.key, newestKeys)));
}

/** Deletes a browser's term, however it is written, or all of its terms if `term` is empty. */
export async function forgetSearch(db: Db, uuid: string, term: string): Promise<void> {
  if (toUuid(uuid) === null) return;
  const key = wordsOf(term).join(' ');
  await db
    .delete(searchLog)
    .where(and(eq(searchLog.uuid, uuid), term.trim() === '' ? undefined : eq(searchLog.key, key)));
}

const TypedRequest = object({ goods_name: optionalText(), page: paging().page });

/** Saves the search after the first page of a list is answered, for the browser in the `uuid` header. */
export const recordTyped =
  (db: Db): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const uuid = c.req.header('uuid') ?? '';
    if (uuid === '' || c.error !== undefined) return;
    const { goods_name: term, page } = readQuery(c, TypedRequest);
    if (term !== null && page === 1) await recordSearch(db, uuid, term);
  };
