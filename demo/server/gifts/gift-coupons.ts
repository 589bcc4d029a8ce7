import type { Opener } from './schema.js';

/** The coupons of the lucky draw, and their odds in percent, before the first campaign. */
export const LUCKY_COUPONS = [
  { couponId: 301, odds: 60 },
  { couponId: 302, odds: 30 },
  { couponId: 303, odds: 10 },
] as const;

/** The other coupons in the welcome gift, and what opens them. */
export const GIFT_COUPONS = [
  { couponId: 304, openedBy: 'spin' },
  { couponId: 305, openedBy: 'invitation' },
] as const satisfies readonly { readonly couponId: number; readonly openedBy: Opener }[];
