import type { CartLine } from './replies/cart.js';

/** Value of one zone's goods, in US cents, from which their parcel to the mainland is free. */
export const FREE_FROM: Readonly<Record<1 | 2, number>> = { 1: 5_900, 2: 19_900 };

type Ordered = Pick<CartLine, 'zone' | 'total'> & { readonly picture: Pick<CartLine['picture'], 'kind'> };

/** Returns whether all of an order is delivered to the mainland for free. Cars never are. */
export const isFreeToMainland = (lines: readonly Ordered[]): boolean =>
  lines.every(({ picture, zone }) => {
    const worth = lines.reduce((sum, each) => sum + (each.zone === zone ? each.total : 0), 0);
    return picture.kind !== 'car' && worth >= FREE_FROM[zone === 1 ? 1 : 2];
  });
