/** The least that can be paid out, in US cents. */
export const LEAST_PAYOUT = 1_000;

/** The shop's fee on a sale, in percent, lower for factories. It has to cover the sales tax and what cards cost. */
export const FEE_PERCENT = { shop: 15, factory: 12 } as const;

/**
 * Returns the shop's fee on a sum, in US cents, rounded down in the seller's favor.
 * @param sum US cents
 */
export function feeOf(sum: number, isFactory: boolean): number {
  return Math.floor((sum * (isFactory ? FEE_PERCENT.factory : FEE_PERCENT.shop)) / 100);
}
