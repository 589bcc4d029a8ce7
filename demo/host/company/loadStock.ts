import { loadBrands, loadCars } from '../api/catalogue.js';
import { searchGoods } from '../api/goods.js';
import { loadShops } from '../api/home.js';
import type { Outcome } from '../api/request.js';
import type { Stock } from './Facts.js';

/** Counts what the shop has at the moment. */
export async function loadStock(): Promise<Stock> {
  const [cars, brands, goods, stores] = await Promise.all([
    loadCars({ pageSize: 1 }),
    loadBrands(),
    searchGoods({ pageSize: 1 }),
    loadShops(1),
  ]);
  return {
    cars: total(cars),
    makes: brands.status === 'ready' ? brands.data.length : null,
    goods: total(goods),
    stores: total(stores),
  };
}

const total = (outcome: Outcome<{ total: number }>): number | null =>
  outcome.status === 'ready' ? outcome.data.total : null;
