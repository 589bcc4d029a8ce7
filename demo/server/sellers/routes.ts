import { Hono } from 'hono';
import type { AccountServices } from '../accounts/services.js';
import type { Db } from '../db/database.js';
import type { ApiEnv } from '../http/api.js';
import { sellerAccountRoutes } from './account-routes.js';
import { applicationRoutes } from './application-routes.js';
import { sellerStoreRoutes } from './store-routes.js';

export function sellerRoutes(db: Db, services: AccountServices): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .route('/', sellerAccountRoutes(db, services))
    .route('/', applicationRoutes(db, services))
    .route('/', sellerStoreRoutes(db, services));
}
