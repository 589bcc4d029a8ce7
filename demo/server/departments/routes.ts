import { Hono } from 'hono';
import { DepartmentIndex, Departments } from '../../shared/replies/goods.js';
import type { CachePublicly } from '../cache/public-replies.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, requestLanguage, succeed } from '../http/api.js';
import { widgetReply } from '../http/shape.js';
import { findDepartments } from './find-departments.js';

/**
 * Departments by the `lang` header, each `{cat_id, cat_name, slug, art, color_hex, son_category}`:
 * - `GET /pc/indexCategory?is_page=0` → `{category, oversea, factory}`: all departments, those with goods from
 *   overseas, and those with goods from factories
 * - `GET /pc/shopCategory?is_page=0` → all departments
 *
 * There are so few that they are never paged: `is_page` is ignored.
 */
export function departmentRoutes(db: Db, cachePublicly: CachePublicly): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/pc/indexCategory', cachePublicly(['departments', 'goods']), async (c) => {
      const language = requestLanguage(c);
      const [category, oversea, factory] = await Promise.all([
        findDepartments(db, language),
        findDepartments(db, language, 'oversea'),
        findDepartments(db, language, 'factory'),
      ]);
      return succeed(c, widgetReply('indexCategory', DepartmentIndex), { category, oversea, factory });
    })
    .get('/pc/shopCategory', cachePublicly(['departments']), async (c) =>
      succeed(c, widgetReply('shopCategory', Departments), await findDepartments(db, requestLanguage(c))),
    );
}
