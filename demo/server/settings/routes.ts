import { inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { object } from 'superstruct';
import { Setting, Settings } from '../../shared/replies/settings.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, notFound, succeed } from '../http/api.js';
import { readBody, requiredText, requiredTexts } from '../http/fields.js';
import { widgetReply } from '../http/shape.js';
import { settings } from './schema.js';

const MAX_KEYS = 50;

const OneRequest = object({ key: requiredText() });
const ListRequest = object({ key: requiredTexts(MAX_KEYS) });

/** Config values by key (spec section 7). A key that isn't set is a 404 that names it. */
export function settingRoutes(db: Db): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .post('/common/getConfig', async (c) => {
      const { key } = await readBody(c, OneRequest);
      const setting = (await findSettings(db, [key])).get(key);
      if (setting === undefined) throw notFound(`There is no setting "${key}".`);
      return succeed(c, widgetReply('themeColor', Setting), setting);
    })
    .post('/common/getConfigList', async (c) => {
      const { key: keys } = await readBody(c, ListRequest);
      const found = await findSettings(db, keys);
      const missing = keys.filter((key) => !found.has(key));
      if (missing.length > 0) throw notFound(`There is no setting "${missing.join('", "')}".`);
      return succeed(c, Settings, Object.fromEntries(found));
    });
}

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
