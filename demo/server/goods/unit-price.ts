import type { WholesaleStep } from './schema.js';

interface Priced {
  /** US cents per piece. */
  readonly price: number;
  /** In ascending order of quantity. */
  readonly wholesale: readonly WholesaleStep[];
}

/** Returns the US cents per piece when buying `quantity` of them: a carton's price from its quantity on. */
export function unitPrice({ price, wholesale }: Priced, quantity: number): number {
  return wholesale.reduce((unit, step) => (quantity >= step.min_qty ? step.price : unit), price);
}

/** Returns the first step whose quantity hasn't been reached yet, or null if there is none. */
export function nextStep({ wholesale }: Priced, quantity: number): WholesaleStep | null {
  return wholesale.find((step) => step.min_qty > quantity) ?? null;
}

/** Returns whole percents off a list price (US cents), rounded down so that none promises too much: at least 1. */
export const discountOf = (listPrice: number, price: number): number =>
  Math.max(1, Math.floor(((listPrice - price) * 100) / listPrice));
