import { coerce, define, type Infer } from 'superstruct';
import type { Endpoint } from './client.js';
import { array, finite, id, name, nullish, numeric, reader, type, url } from './reply.js';

/** What a server sends for "nothing": null, or an empty list instead of an object. */
const nothing = define<unknown>(
  'nothing',
  (value) => value === null || value === undefined || (Array.isArray(value) && !value.length),
);
const flag = coerce(numeric, nothing, () => 0);
/** A gift's name and its expiration date (ISO 8601). */
const details = { name: nullish(name), expires_at: nullish(id) };
const picture = coerce(type({ img: nullish(url), ...details }), nothing, () => ({}));

/**
 * The reply of `giftPop` (spec section 3): the gift and the pictures of its four sections. A missing section counts as
 * unlocked and unused, without a picture.
 */
export const GiftPopReply = coerce(
  type({
    /** 0 if there is no gift, or it's over. */
    end_time: flag,
    /** 1 if the gift is claimed on the wheel's page; otherwise it's claimed in the cart. */
    is_show_handle: flag,
    coupon_log_id: coerce(nullish(id), finite, String),
    one: coerce(type({ is_lock: flag, is_use: flag, img: nullish(url), ...details }), nothing, () => ({})),
    /** `status`: 1 unused, 2 used, 3 locked. */
    two: coerce(
      array(
        type({
          status: numeric,
          img_not_use: nullish(url),
          img_used: nullish(url),
          img_lock: nullish(url),
          ...details,
        }),
      ),
      nothing,
      () => [],
    ),
    three: picture,
    four: picture,
  }),
  nothing,
  () => ({ end_time: 0 }),
);

export type GiftPopReply = Infer<typeof GiftPopReply>;

/** "Index gift pop" in spec section 7. */
export const giftPop: Endpoint<GiftPopReply> = {
  name: 'giftPop',
  method: 'GET',
  path: '/pc/index/giftPop',
  read: reader(GiftPopReply),
};

/** "Lucky-draw" in spec section 7: draws the gift of a shopper whose `is_coupon` is 1. `giftPop` returns the result. */
export const luckyDraw: Endpoint<null> = {
  name: 'luckyDraw',
  method: 'GET',
  changes: true,
  idempotent: false,
  path: '/pc/index/luckyDraw',
  read: () => ({ value: null }),
};

/** "Auto-expire coupon" in spec section 7. `coupon_log_id` identifies the coupon. */
export const couponExpire: Endpoint<null> = {
  name: 'couponExpire',
  method: 'POST',
  path: '/pc/coupon/autoExpire',
  read: () => ({ value: null }),
};
