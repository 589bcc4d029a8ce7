/** What a coupon takes off. Amounts are US cents. */
export interface DiscountRule {
  readonly kind: 'amount' | 'percent';
  /** US cents for the kind `amount`, and a whole percentage otherwise. */
  readonly value: number;
  readonly minSubtotal: number;
  readonly maxDiscount: number | null;
}

/** Returns the US cents off `subtotalCents`, rounded and at most that much; 0 below the minimum subtotal. */
export function discountOf(
  { kind, value, minSubtotal, maxDiscount }: DiscountRule,
  subtotalCents: number,
): number {
  if (subtotalCents < minSubtotal) return 0;
  const off = kind === 'amount' ? value : Math.round((subtotalCents * value) / 100);
  return Math.min(off, maxDiscount ?? off, subtotalCents);
}
