import type { Coupon } from './schema.js';

export type DiscountRule = Pick<Coupon, 'kind' | 'value' | 'minSubtotal' | 'maxDiscount'>;

/** US cents off goods of `subtotalCents`: never more than they cost, rounded down; 0 below the least subtotal. */
export function discountOf(
  { kind, value, minSubtotal, maxDiscount }: DiscountRule,
  subtotalCents: number,
): number {
  if (subtotalCents < minSubtotal) return 0;
  const off = kind === 'amount' ? value : Math.floor((subtotalCents * value) / 100);
  return Math.min(off, maxDiscount ?? off, subtotalCents);
}
