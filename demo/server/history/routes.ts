import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { object } from 'superstruct';
import { History } from '../../shared/replies/history.js';
import { findUser, requireUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, acknowledge, notFound, requestLanguage, succeed } from '../http/api.js';
import { optionalNumber, paging, readBody, readQuery, requiredNumber } from '../http/fields.js';
import { widgetReply } from '../http/shape.js';
import { findViews, forgetViews, recordView } from './views.js';

const PAGE_SIZE = 30;

const ListRequest = object(paging(PAGE_SIZE));
const AddRequest = object({ goods_id: requiredNumber() });
const DeleteRequest = object({ goods_id: optionalNumber() });

/**
 * The products that the signed-in shopper viewed:
 * - `GET /pc/history?page&pageSize=30` → `{list, total}`, newest first: listed goods and cars, each with `kind`
 *   (`goods` or `car`) and `viewed_at` (ISO 8601)
 * - `POST /pc/history/add {goods_id}` records a view; for a guest nothing is stored, which is no error
 * - `POST /pc/history/delete {goods_id}` deletes one view, or all if `goods_id` is empty
 * - `POST /pc/history/clear` deletes all views
 */
export function historyRoutes(db: Db): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/pc/history', compress(), async (c) => {
      const user = await requireUser(db, c);
      const place = { ...readQuery(c, ListRequest), language: requestLanguage(c) };
      return succeed(c, widgetReply('history', History), await findViews(db, user.userId, place));
    })
    .post('/pc/history/add', async (c) => {
      const { goods_id: goodsId } = await readBody(c, AddRequest);
      const user = await findUser(db, c);
      if (user !== null && !(await recordView(db, user.userId, goodsId))) {
        throw notFound('This product is no longer available.');
      }
      return acknowledge(c);
    })
    .post('/pc/history/delete', async (c) => {
      const user = await requireUser(db, c);
      await forgetViews(db, user.userId, (await readBody(c, DeleteRequest)).goods_id);
      return acknowledge(c);
    })
    .post('/pc/history/clear', async (c) => {
      const user = await requireUser(db, c);
      await forgetViews(db, user.userId, null);
      return acknowledge(c);
    });
}
