/** The least that can be paid out, in US cents. */
export const LEAST_PAYOUT = 1_000;

/** The shop's fee on a sale, in percent. It is lower for factories. */
export const FEE_PERCENT = { shop: 8, factory: 5 } as const;

/**
 * Returns the shop's fee on a sum, in US cents, rounded down in the seller's favor.
 * @param sum US cents
 */
export function feeOf(sum: number, isFactory: boolean): number {
  return Math.floor((sum * (isFactory ? FEE_PERCENT.factory : FEE_PERCENT.shop)) / 100);
}
