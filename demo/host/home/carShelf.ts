import type { CarFields, SearchOf } from '../../shared/lists.js';
import type { Car, CarPage } from '../../shared/replies/cars.js';
import { carsQuery } from '../api/catalog.js';
import type { ShopQuery } from '../data/use-shop-query.js';

/** Returns the first car of each model. */
export const oneOfEachModel = (cars: readonly Car[]): Car[] =>
  cars.filter(
    ({ brand, model }, at) =>
      cars.findIndex((other) => other.brand === brand && other.model === model) === at,
  );

/** How many times as many cars to ask for as are shown, since several may be of one model. */
const SPARE = 3;

/** The first few cars of a list, at most one of a model. */
export function carShelfQuery(count: number, search: SearchOf<CarFields>): ShopQuery<CarPage> {
  const cars = carsQuery({ ...search, pageSize: count * SPARE });
  return {
    queryKey: ['car shelf', ...cars.queryKey],
    queryFn: async () => {
      const page = await cars.queryFn();
      return { ...page, list: oneOfEachModel(page.list).slice(0, count) };
    },
  };
}
