import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { Notices } from '../../shared/replies/goods.js';
import type { CachePublicly } from '../cache/public-replies.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, requestLanguage, succeed } from '../http/api.js';
import { widgetReply } from '../http/shape.js';
import { notices } from './schema.js';

/** `GET /pc/index/notice` → `[{title, content}]` in the language of the `lang` header (contract section 4). */
export function noticeRoutes(db: Db, cachePublicly: CachePublicly): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/pc/index/notice', cachePublicly(['notices']), async (c) => {
    const rows = await db
      .select({ title: notices.title, content: notices.content })
      .from(notices)
      .where(eq(notices.lang, requestLanguage(c)))
      .orderBy(asc(notices.position));
    return succeed(c, widgetReply('indexNotice', Notices), rows);
  });
}
