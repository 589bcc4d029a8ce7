import type { Goods } from '../../shared/replies/goods.js';

interface Found {
  /** How many cars there are. */
  readonly cars: number;
  readonly goods: {
    readonly list: readonly Pick<Goods, 'fits' | 'goods_name' | 'cat_name'>[];
    readonly total: number;
  };
}

/**
 * Returns whether a search found more cars than goods. Parts for a car that it names don't count, nor goods that it doesn't
 * name: who searches for "Honda Civic" or "Tesla under $30,000" wants the car.
 */
export function hasMoreCars(term: string, { cars, goods: { list, total } }: Found): boolean {
  const words = term.toLowerCase().split(/\s+/);
  const isPart = ({ fits, goods_name, cat_name }: (typeof list)[number]) => {
    const has = (text = '') => words.some((word) => word.length > 2 && text.toLowerCase().includes(word));
    return has(fits?.value) || !has(`${goods_name} ${cat_name}`);
  };
  return cars > total - list.filter(isPart).length;
}
