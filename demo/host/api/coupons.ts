import { unknown } from 'superstruct';
import { CouponLists } from '../../shared/replies/coupons.js';
import { shopQuery } from '../data/use-shop-query.js';
import { post } from './request.js';

export const couponsQuery = shopQuery('/pc/coupon/list', CouponLists);

/** Collects a coupon. Fails with code 409 if it was collected before, and 404 if it can't be collected. */
export const collectCoupon = (coupon_id: number) => post('/pc/coupon/collect', unknown(), { coupon_id });
