/** What the shop keeps of a sale, in percent; of factories it keeps less. */
export const FEE_PERCENT = { shop: 8, factory: 5 } as const;

/**
 * What the shop keeps of a sum, in US cents, to the cent in the seller's favour.
 * @param sum US cents
 */
export function feeOf(sum: number, isFactory: boolean): number {
  return Math.floor((sum * (isFactory ? FEE_PERCENT.factory : FEE_PERCENT.shop)) / 100);
}
