import { Hono } from 'hono';
import { forEverybody } from '../cache/for-everybody.js';
import type { KeptReplies } from '../cache/kept-replies.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, refuse } from '../http/api.js';
import { refuseErrors } from '../http/errors.js';
import { allowOrigins } from '../http/guards.js';
import { suggestRoutes } from './routes.js';

/** The suggestion host (spec section 7): `GET /pc/search/suggest` on an origin of its own, which never gets a token. */
export function suggestHostRoutes(
  db: Db,
  allowedOrigins: readonly string[],
  kept: KeptReplies | null,
): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .onError(refuseErrors)
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store');
      c.header('X-Content-Type-Options', 'nosniff');
      await next();
    })
    .use(allowOrigins(allowedOrigins))
    .route('/', suggestRoutes(db, forEverybody(kept)))
    .all('*', (c) => refuse(c, 404, 'This host gives suggestions alone.', 404));
}
