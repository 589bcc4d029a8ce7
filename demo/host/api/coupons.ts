import { array, enums, type Infer, nullable, string, type, unknown } from 'superstruct';
import { shopQuery } from '../data/use-shop-query.js';
import { post } from './request.js';
import { amount } from './structs.js';

const Coupon = type({
  coupon_id: amount,
  coupon_name: string(),
  coupon_terms: string(),
  kind: enums(['amount', 'percent']),
  value: amount,
  valid_days: amount,
  stock: nullable(amount),
  collect_until: nullable(string()),
});

const OwnCoupon = type({
  ...Coupon.schema,
  coupon_log_id: amount,
  /** The coupon's code, such as "7K3-Q9F". */
  code: string(),
  source: enums(['collect', 'prize', 'gift']),
  expires_at: string(),
  used_at: nullable(string()),
  order_id: nullable(amount),
  discount: nullable(amount),
});

const CouponLists = type({
  collect: array(Coupon),
  owned: array(OwnCoupon),
  used: array(OwnCoupon),
  expired: array(OwnCoupon),
});

/** A coupon. `value` is in US cents for the kind `amount`, and a whole percentage otherwise. */
export type Coupon = Infer<typeof Coupon>;
export type OwnCoupon = Infer<typeof OwnCoupon>;
export type CouponLists = Infer<typeof CouponLists>;

export const couponsQuery = shopQuery('/pc/coupon/list', CouponLists);

/** Collects a coupon. Fails with code 409 if it was collected before, and 404 if it can't be collected. */
export const collectCoupon = (coupon_id: number) => post('/pc/coupon/collect', unknown(), { coupon_id });
