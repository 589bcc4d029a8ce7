import { Hono } from 'hono';
import { carRoutes } from './cars/routes.js';
import type { Db } from './db/database.js';
import { allowOrigins } from './http/allow-origins.js';
import type { ApiEnv } from './http/api-env.js';
import { refuse } from './http/envelope.js';
import { limitBody } from './http/limit-body.js';
import { refuseErrors } from './http/refuse-errors.js';
import { settingRoutes } from './settings/routes.js';
import { visitorRoutes } from './visitors/routes.js';

/** Longest path that a message repeats, in characters. */
const MAX_PATH = 200;

/**
 * The calls of spec section 7, relative to `/v3`. Every reply is `{code, msg, data}`.
 * @param allowedOrigins origins whose pages may call
 */
export function apiRoutes(db: Db, allowedOrigins: readonly string[]): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .onError(refuseErrors)
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store');
      c.header('X-Content-Type-Options', 'nosniff');
      await next();
    })
    .use(allowOrigins(allowedOrigins))
    .use(limitBody())
    .route('/', carRoutes(db))
    .route('/', settingRoutes(db))
    .route('/', visitorRoutes(db))
    .all('*', (c) =>
      refuse(c, 404, `There is no call ${c.req.method} ${c.req.path.slice(0, MAX_PATH)}.`, 404),
    );
}
