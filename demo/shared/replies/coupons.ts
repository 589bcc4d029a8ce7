import { array, enums, type Infer, nullable, string, type } from 'superstruct';
import { amount } from './fields.js';

export const Coupon = type({
  coupon_id: amount,
  coupon_name: string(),
  coupon_terms: string(),
  kind: enums(['amount', 'percent']),
  value: amount,
  min_subtotal: amount,
  max_discount: nullable(amount),
  valid_days: amount,
  stock: nullable(amount),
  collect_until: nullable(string()),
});

export const OwnCoupon = type({
  ...Coupon.schema,
  coupon_log_id: amount,
  /** The coupon's code, such as "7K3-Q9F". */
  code: string(),
  source: enums(['collect', 'prize', 'gift']),
  obtained_at: string(),
  expires_at: string(),
  used_at: nullable(string()),
  order_id: nullable(amount),
  discount: nullable(amount),
});

export const CouponLists = type({
  collect: array(Coupon),
  owned: array(OwnCoupon),
  used: array(OwnCoupon),
  expired: array(OwnCoupon),
});

/** A coupon. `value` is in US cents for the kind `amount`, and a whole percentage otherwise. */
export type Coupon = Infer<typeof Coupon>;
export type OwnCoupon = Infer<typeof OwnCoupon>;
export type CouponLists = Infer<typeof CouponLists>;

/** Whether a coupon has expired: 1, or 0 while it's valid. */
export const CouponState = type({ expired: amount });
