import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { type Fields, optionalText } from '../http/fields.js';
import { recordSearch } from './search-log.js';

/** Remembers the `goods_name` of a list's first page for the browser of the `uuid` header. */
export async function recordTyped(db: Db, c: Context, query: Fields, page: number): Promise<void> {
  const term = optionalText(query, 'goods_name');
  if (term !== null && page === 1) await recordSearch(db, c.req.header('uuid') ?? '', term);
}
