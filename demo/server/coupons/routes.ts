import { Hono } from 'hono';
import { object } from 'superstruct';
import { CouponLists, CouponState } from '../../shared/replies/coupons.js';
import { requireUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, acknowledge, notFound, requestLanguage, succeed } from '../http/api.js';
import { optionalNumber, or, readBody, requiredNumber } from '../http/fields.js';
import { collectCoupon, isExpired } from './change-coupons.js';
import { findCoupons, toCouponReply, toOwnCouponReply } from './coupons.js';
import { COUPON_MESSAGES } from './messages.js';

const CollectRequest = object({ coupon_id: requiredNumber() });
const ExpireRequest = object({ coupon_log_id: or(optionalNumber(), 0) });

/**
 * The coupons of the signed-in shopper (401 else), below `/pc/coupon`:
 *
 * | call | data |
 * |---|---|
 * | GET `list` | `{collect, owned, used, expired}`: coupons to collect, and the shopper's own |
 * | POST `collect` `{coupon_id}` | null; 409 if it was collected before, 404 if it can't be |
 * | POST `autoExpire` `{coupon_log_id}` | `{expired}`: 1 once it has expired, 0 while it is valid or if no id is sent |
 */
export function couponRoutes(db: Db, now: () => Date): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .basePath('/pc/coupon')
    .get('/list', async (c) => {
      const at = now();
      const language = requestLanguage(c);
      const { userId } = await requireUser(db, c, at);
      const { collect, ...own } = await findCoupons(db, userId, at);
      return succeed(c, CouponLists, {
        collect: collect.map((coupon) => toCouponReply(coupon, language)),
        owned: own.owned.map((each) => toOwnCouponReply(each, language)),
        used: own.used.map((each) => toOwnCouponReply(each, language)),
        expired: own.expired.map((each) => toOwnCouponReply(each, language)),
      });
    })
    .post('/collect', async (c) => {
      const at = now();
      const messages = COUPON_MESSAGES[requestLanguage(c)];
      const { userId } = await requireUser(db, c, at);
      const { coupon_id: couponId } = await readBody(c, CollectRequest);
      const collected = await collectCoupon(db, { userId, couponId, now: at });
      if (collected === 'taken') throw new ApiError(409, messages.taken);
      if (collected === 'unknown') throw notFound(messages.gone);
      return acknowledge(c);
    })
    .post('/autoExpire', async (c) => {
      const at = now();
      const { userId } = await requireUser(db, c, at);
      // A shopper without a gift has no coupon id to send, which is no error.
      const { coupon_log_id: userCouponId } = await readBody(c, ExpireRequest);
      const expired = userCouponId === 0 ? false : await isExpired(db, { userId, userCouponId, now: at });
      if (expired === null) throw notFound(COUPON_MESSAGES[requestLanguage(c)].unknown);
      return succeed(c, CouponState, { expired: expired ? 1 : 0 });
    });
}
