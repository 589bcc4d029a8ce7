import type { Opener } from './schema.js';

/** What the lucky draw can give, and how often of 100 draws. */
export const LUCKY_COUPONS = [
  { couponId: 301, odds: 60 },
  { couponId: 302, odds: 30 },
  { couponId: 303, odds: 10 },
] as const;

/** What else is in the welcome gift, and what opens it. */
export const GIFT_COUPONS = [
  { couponId: 304, openedBy: 'spin' },
  { couponId: 305, openedBy: 'invitation' },
] as const satisfies readonly { readonly couponId: number; readonly openedBy: Opener }[];
