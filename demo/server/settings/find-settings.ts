import { inArray } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { settings } from './schema.js';

/** The settings of those of the keys that are set, by key. */
export async function findSettings(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, { content: string; value: string }>> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, [...keys]));
  return new Map(rows.map(({ key, content, value }) => [key, { content, value }]));
}
