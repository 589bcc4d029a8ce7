import type { Coupon } from './schema.js';

export type DiscountRule = Pick<Coupon, 'kind' | 'value' | 'minSubtotal' | 'maxDiscount'>;

/**
 * What a coupon takes off goods of `subtotalCents`, in US cents: never more than they cost; 0 below its least
 * subtotal. Fractions of a cent are rounded down.
 */
export function discountOf(
  { kind, value, minSubtotal, maxDiscount }: DiscountRule,
  subtotalCents: number,
): number {
  if (subtotalCents < minSubtotal) return 0;
  const off = kind === 'amount' ? value : Math.floor((subtotalCents * value) / 100);
  return Math.min(off, maxDiscount ?? off, subtotalCents);
}
