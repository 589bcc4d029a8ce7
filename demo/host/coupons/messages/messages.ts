import type { PluralForms } from '../../messages/messages.js';

/** The states that coupons are listed by. */
export type CouponState = 'owned' | 'collect' | 'used' | 'expired';

/** The texts of the page of coupons. */
export interface CouponTexts {
  readonly title: string;
  readonly lead: string;
  readonly states: string;
  readonly tabs: Readonly<Record<CouponState, string>>;
  readonly empty: Readonly<Record<CouponState, string>>;
  readonly emptyText: Readonly<Record<CouponState, string>>;
  readonly toCollect: string;
  readonly toShop: string;
  readonly toWheel: string;
  readonly collect: string;
  /** `{name}`: what the coupon takes off. */
  readonly collectNamed: string;
  readonly collecting: string;
  readonly collected: string;
  readonly use: string;
  readonly useNamed: string;
  readonly sources: { readonly prize: string; readonly gift: string };
  /** `{day}`: the last day. */
  readonly until: string;
  /** `{time}`: of the day. */
  readonly endsToday: string;
  readonly ended: string;
  readonly usedOn: string;
  /** `{price}`: what it took off. */
  readonly saved: string;
  readonly validFor: PluralForms;
  readonly left: PluralForms;
}
