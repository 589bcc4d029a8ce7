import { Hono } from 'hono';
import { fill } from '../../../dist/npm/text.js';
import type { Language } from '../../shared/language.js';
import { Gift, WonGift } from '../../shared/replies/gifts.js';
import { findUser, requireUser } from '../accounts/session.js';
import { couponCode } from '../coupons/coupons.js';
import { couponName, couponTerms, localeOf } from '../coupons/messages.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, notFound, requestLanguage, succeed } from '../http/api.js';
import { widgetReply } from '../http/shape.js';
import { AWARD_STATE, type Award } from '../prizes/award-reply.js';
import { countSpins } from '../prizes/spins.js';
import { findGift, luckyDraw, NO_GIFT } from './gifts.js';
import { GIFT_MESSAGES } from './messages.js';

/** Writes a number of hours in words, such as "24 hours", with the digits that the shop uses in every language. */
const hoursIn = (language: Language, hours: number): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(
    hours,
  );

/**
 * The welcome gift (contract section 4):
 * - `GET /pc/index/giftPop` → the gift pop-up, which stays hidden for a guest or without a gift. Its `is_show_handle`
 *   is 1 while the shopper has a spin left, so that claiming leads to the prize wheel; otherwise it leads to the cart.
 * - `GET /pc/index/luckyDraw` draws the gift of a shopper whose `is_coupon` is 1 → the award; 401 for a guest
 */
export function giftRoutes(db: Db, now: () => Date): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .basePath('/pc/index')
    .get('/giftPop', async (c) => {
      const at = now();
      const user = await findUser(db, c, at);
      if (user === null) return succeed(c, widgetReply('giftPop', Gift), { ...NO_GIFT, is_show_handle: 0 });
      const { left } = await countSpins(db, user.userId, at);
      const gift = await findGift(db, user.userId, at, requestLanguage(c));
      return succeed(c, widgetReply('giftPop', Gift), { ...gift, is_show_handle: left > 0 ? 1 : 0 });
    })
    .get('/luckyDraw', async (c) => {
      const at = now();
      const language = requestLanguage(c);
      const { userId } = await requireUser(db, c, at);
      const won = await luckyDraw(db, { userId, now: at });
      if (won === null) throw notFound(GIFT_MESSAGES[language].noGift);
      const { left } = await countSpins(db, userId, at);
      const gift = await findGift(db, userId, at, language);
      const award: Award = {
        award_level: won.level,
        award_name: couponName(language, won.coupon),
        award_state: gift.end_time === 0 ? AWARD_STATE.expired : AWARD_STATE.won,
        award_explain: fill(GIFT_MESSAGES[language].explain, {
          terms: couponTerms(language, won.coupon),
          time: hoursIn(language, won.hours),
        }),
        goods_id: 0,
        can_award_num: left,
        coupon_log_id: gift.coupon_log_id,
        coupon_code: gift.coupon_log_id === 0 ? null : couponCode(gift.coupon_log_id),
        expires_at: gift.end_time === 0 ? null : new Date(gift.end_time).toISOString(),
        time: at.toISOString(),
      };
      return succeed(c, WonGift, award);
    });
}
