import { Hono } from 'hono';
import type { CachePublicly } from '../cache/public-replies.js';
import { findContent } from '../campaigns/content.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, requestLanguage, succeed } from '../http/api.js';
import { widgetReply } from '../http/shape.js';

/** `GET /pc/navbar` → `[{name, path}]`: names in the language of the `lang` header, paths of the storefront. */
export function navigationRoutes(db: Db, cachePublicly: CachePublicly): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/pc/navbar', cachePublicly(['campaigns']), async (c) => {
    const language = requestLanguage(c);
    const { navigation } = await findContent(db);
    return succeed(
      c,
      widgetReply('navbar'),
      navigation.map(({ path, names }) => ({ name: names[language], path })),
    );
  });
}
