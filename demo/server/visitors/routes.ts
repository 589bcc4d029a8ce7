import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Db } from '../db/database.js';
import { type ApiEnv, succeed } from '../http/api.js';
import { widgetReply } from '../http/shape.js';
import { limitCalls } from '../limits/rate-limit.js';
import { visitors } from './schema.js';

/** Each browser asks once. The limit has room for a whole office behind one address, but caps the number of rows. */
const LIMIT = { name: 'new-visitors', attempts: 120 } as const;

/** Returns a new ID for a browser, which sends it with every later call. */
export function visitorRoutes(db: Db): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/pc/user/getUserUUID', limitCalls(db, LIMIT), async (c) => {
    const uuid = randomUUID();
    await db.insert(visitors).values({ uuid });
    return succeed(c, widgetReply('getUserUUID'), { uuid });
  });
}
