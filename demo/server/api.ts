import { Hono } from 'hono';
import { accountRoutes } from './accounts/routes.js';
import type { AccountServices } from './accounts/services.js';
import { addressRoutes } from './addresses/routes.js';
import { carRoutes } from './cars/routes.js';
import type { Db } from './db/database.js';
import { departmentRoutes } from './departments/routes.js';
import { goodsRoutes } from './goods/routes.js';
import { historyRoutes } from './history/routes.js';
import { allowOrigins } from './http/allow-origins.js';
import type { ApiEnv } from './http/api-env.js';
import { refuse } from './http/envelope.js';
import { limitBody } from './http/limit-body.js';
import { refuseErrors } from './http/refuse-errors.js';
import { navigationRoutes } from './navigation/routes.js';
import { noticeRoutes } from './notices/routes.js';
import { searchLogRoutes, suggestRoutes } from './search/routes.js';
import { settingRoutes } from './settings/routes.js';
import { socialRoutes } from './social/routes.js';
import type { SocialServices } from './social/sign-in.js';
import { storeRoutes } from './stores/routes.js';
import { visitorRoutes } from './visitors/routes.js';

/** Longest path that a message repeats, in characters. */
const MAX_PATH = 200;

/**
 * The calls of spec section 7, relative to `/v3`. Every reply is `{code, msg, data}`.
 * @param allowedOrigins origins whose pages may call
 */
export function apiRoutes(
  db: Db,
  allowedOrigins: readonly string[],
  accounts: AccountServices,
  social: SocialServices,
): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .onError(refuseErrors)
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store');
      c.header('X-Content-Type-Options', 'nosniff');
      await next();
    })
    .use(allowOrigins(allowedOrigins))
    .use(limitBody())
    .route('/', socialRoutes(social))
    .route('/', accountRoutes(db, accounts))
    .route('/', addressRoutes(db))
    .route('/', carRoutes(db))
    .route('/', departmentRoutes(db))
    .route('/', goodsRoutes(db))
    .route('/', historyRoutes(db))
    .route('/', navigationRoutes())
    .route('/', noticeRoutes(db))
    .route('/', searchLogRoutes(db))
    .route('/', storeRoutes(db))
    .route('/', suggestRoutes(db))
    .route('/', settingRoutes(db))
    .route('/', visitorRoutes(db))
    .all('*', (c) =>
      refuse(c, 404, `There is no call ${c.req.method} ${c.req.path.slice(0, MAX_PATH)}.`, 404),
    );
}
