import type { CartLine } from '../../shared/replies/cart.js';

/** Returns whether a line is a car from abroad, which may be refused entry to the United States. */
export const isImported = ({ picture, zone }: Pick<CartLine, 'zone' | 'picture'>): boolean =>
  picture.kind === 'car' && zone === 2;
