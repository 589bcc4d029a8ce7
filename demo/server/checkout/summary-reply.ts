import type { Language } from '../../shared/language.js';
import { nameOf } from '../cart/find-products.js';
import { couponCode, type UsableCoupon } from '../coupons/coupons.js';
import { couponName, couponTerms } from '../coupons/messages.js';
import type { Summary } from './summarise.js';

/** A summary as the call tells it; sums are US cents, times ISO 8601. */
export function toSummaryReply(summary: Summary, language: Language) {
  const { subtotal, shipping, discount, points, total, shipments, blocked, coupon } = summary;
  return {
    lines: summary.lines.map(({ product, pieces, price }) => ({
      goods_id: product.goodsId,
      goods_name: nameOf(product, language),
      picture: product.picture,
      store_name: product.storeName,
      zone: product.zone,
      buy_num: pieces,
      total: price * pieces,
      price,
    })),
    blocked: blocked.map(({ line, product }) => (product ? nameOf(product, language) : `#${line.goodsId}`)),
    shipments: shipments ?? [],
    /** Whether all of it can be brought to the address. */
    deliverable: shipments !== null,
    coupons: summary.coupons.map((each) => toCoupon(each, language)),
    user_coupon_id: coupon?.userCouponId ?? 0,
    points_most: summary.pointsMost,
    ...{ subtotal, shipping, discount, points, total },
  };
}

const toCoupon = ({ userCouponId, coupon, discountCents, expiresAt }: UsableCoupon, language: Language) => ({
  user_coupon_id: userCouponId,
  name: couponName(language, coupon),
  terms: couponTerms(language, coupon),
  code: couponCode(userCouponId),
  discount: discountCents,
  expires_at: expiresAt.toISOString(),
});
