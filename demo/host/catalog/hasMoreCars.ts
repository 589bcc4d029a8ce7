import type { Goods } from '../../shared/replies/goods.js';

interface Found {
  /** How many cars there are. */
  readonly cars: number;
  readonly goods: { readonly list: readonly Pick<Goods, 'fits'>[]; readonly total: number };
}

/**
 * Returns whether a search found more cars than goods. Parts for a car that it names don't count: who searches for "Honda
 * Civic" wants the car.
 */
export function hasMoreCars(term: string, { cars, goods: { list, total } }: Found): boolean {
  const words = term.toLowerCase().split(/\s+/);
  const isPart = ({ fits }: Pick<Goods, 'fits'>) =>
    words.some((word) => fits?.value.toLowerCase().includes(word));
  return cars > total - list.filter(isPart).length;
}
