import type { Endpoint } from './exchange.js';

/** "Lucky-draw" of spec section 7: the gift of a shopper whose `is_coupon` is 1. What was drawn is in `giftPop`. */
export const luckyDraw: Endpoint<null> = {
  name: 'luckyDraw',
  method: 'GET',
  path: '/pc/index/luckyDraw',
  read: () => ({ value: null }),
};

/** "Auto-expire coupon" of spec section 7; `coupon_log_id` names it. */
export const couponExpire: Endpoint<null> = {
  name: 'couponExpire',
  method: 'POST',
  path: '/pc/coupon/autoExpire',
  read: () => ({ value: null }),
};
