import type { Language } from '../../shared/language.js';
import { couponCode } from './coupon-code.js';
import type { OwnCoupon } from './find-coupons.js';
import { couponName, couponTerms } from './messages.js';
import type { Coupon } from './schema.js';

/** A coupon, as its shopper reads it. Amounts are in US cents. */
export function toCouponReply(coupon: Coupon, language: Language) {
  return {
    coupon_id: coupon.couponId,
    coupon_name: couponName(language, coupon),
    coupon_terms: couponTerms(language, coupon),
    kind: coupon.kind,
    value: coupon.value,
    min_subtotal: coupon.minSubtotal,
    max_discount: coupon.maxDiscount,
    valid_days: coupon.validDays,
    stock: coupon.stock,
    collect_until: coupon.collectUntil?.toISOString() ?? null,
  };
}

/** A shopper's coupon; times are ISO 8601, `order_id` and `discount` null until it is used. */
export function toOwnCouponReply(own: OwnCoupon, language: Language) {
  return {
    ...toCouponReply(own.coupon, language),
    coupon_log_id: own.userCouponId,
    code: couponCode(own.userCouponId),
    source: own.source,
    obtained_at: own.obtainedAt.toISOString(),
    expires_at: own.expiresAt.toISOString(),
    used_at: own.usedAt?.toISOString() ?? null,
    order_id: own.orderId,
    discount: own.discount,
  };
}
