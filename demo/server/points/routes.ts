import { Hono } from 'hono';
import { object } from 'superstruct';
import { readTexts } from '../../shared/read-texts.js';
import { Balances, Entries } from '../../shared/replies/points.js';
import { requireUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, acknowledge, requestLanguage, succeed } from '../http/api.js';
import { paging, readQuery } from '../http/fields.js';
import { balanceOf } from './ledger.js';
import type en from './messages/en.json';
import { findEntries, hasAppShare, POINT_CENTS, pendingPoints, rewardAppDownload } from './points.js';

const POINT_MESSAGES = readTexts<typeof en>(import.meta.url);

const PageRequest = object(paging());

/**
 * The signed-in shopper's points and shares (401 for guests):
 *
 * | call | data |
 * |---|---|
 * | GET `/pc/points/info` | `{points, points_value, pending, shares, app_share}`; value in US cents, `app_share` 1 once earned |
 * | GET `/pc/points/list` `{page, pageSize}` | `{list, total}`: the ledger entries, latest first |
 * | GET `/pc/shares/list` `{page, pageSize}` | the same for shares |
 * | POST `/pc/shares/appDownload` | null; gives one free share, and a 409 the second time |
 */
export function pointRoutes(db: Db, now: () => Date): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/pc/points/info', async (c) => {
      const { userId } = await requireUser(db, c, now());
      const [points, pending, shares, hadShare] = await Promise.all([
        balanceOf(db, userId, 'points'),
        pendingPoints(db, userId),
        balanceOf(db, userId, 'shares'),
        hasAppShare(db, userId),
      ]);
      const app_share = hadShare ? 1 : 0;
      const points_value = points * POINT_CENTS;
      return succeed(c, Balances, { points, points_value, pending, shares, app_share });
    })
    .get('/pc/points/list', async (c) => {
      const { userId } = await requireUser(db, c, now());
      return succeed(c, Entries, await findEntries(db, userId, 'points', readQuery(c, PageRequest)));
    })
    .get('/pc/shares/list', async (c) => {
      const { userId } = await requireUser(db, c, now());
      return succeed(c, Entries, await findEntries(db, userId, 'shares', readQuery(c, PageRequest)));
    })
    .post('/pc/shares/appDownload', async (c) => {
      const at = now();
      const { userId } = await requireUser(db, c, at);
      if (await rewardAppDownload(db, userId, at)) return acknowledge(c);
      throw new ApiError(409, POINT_MESSAGES[requestLanguage(c)].alreadyRewarded);
    });
}
