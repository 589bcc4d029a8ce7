import type { CartLine } from './replies/cart.js';

/** Value of one zone's goods, in US cents, from which their parcel to the mainland is free. */
export const FREE_FROM: Readonly<Record<1 | 2, number>> = { 1: 5_900, 2: 19_900 };

/**
 * Returns what delivering an order to the mainland costs, in US cents: the fees of its cars. Null if a parcel isn't free,
 * because only the server knows its weight.
 */
export function mainlandFee(lines: readonly Pick<CartLine, 'zone' | 'total' | 'car'>[]): number | null {
  const worth = { 1: 0, 2: 0 };
  const goods = lines.filter(({ car }) => car === null);
  const zoneOf = ({ zone }: { zone: number }) => (zone === 1 ? 1 : 2);
  for (const line of goods) worth[zoneOf(line)] += line.total;
  if (goods.some((line) => worth[zoneOf(line)] < FREE_FROM[zoneOf(line)])) return null;
  return lines.reduce((sum, { car }) => sum + (car?.fee ?? 0), 0);
}
