import type { WholesaleStep } from './schema.js';

interface Priced {
  /** US cents, of one piece. */
  readonly price: number;
  /** Rising in quantity. */
  readonly wholesale: readonly WholesaleStep[];
}

/** US cents that a piece costs when `quantity` of them are bought: a carton's price from its quantity on. */
export function unitPrice({ price, wholesale }: Priced, quantity: number): number {
  return wholesale.reduce((unit, step) => (quantity >= step.min_qty ? step.price : unit), price);
}

/** The first step whose quantity is not reached yet; null when there is none. */
export function nextStep({ wholesale }: Priced, quantity: number): WholesaleStep | null {
  return wholesale.find((step) => step.min_qty > quantity) ?? null;
}
