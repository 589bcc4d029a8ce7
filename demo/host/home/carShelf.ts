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

/** Cars in the United States: most shoppers are there, and many others can't be imported to them. */
export const IN_US = { is_oversea: '0' } as const;

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

/**
 * Returns the first few cars of a list. At least half are in the United States, as far as the list has so many, also of
 * the first ones alone: a narrow window shows no more.
 */
export function halfInUs(cars: readonly Car[], count: number): Car[] {
  const fair: Car[] = [];
  const others: Car[] = [];
  let ahead = 0;
  for (const car of cars) {
    if (car.zone !== 1 && ahead > 0) others.push(car);
    else {
      ahead += car.zone === 1 ? -1 : 1;
      fair.push(car);
    }
  }
  const chosen = new Set([...fair, ...others].slice(0, count));
  return cars.filter((car) => chosen.has(car));
}

/** The newest cars, at most one of a model, and at least half of them in the United States. */
export function arrivalShelfQuery(count: number): ShopQuery<CarPage> {
  const all = carsQuery({ sort: 'newest', pageSize: count * SPARE });
  const inUs = carsQuery({ ...IN_US, sort: 'newest', pageSize: count * SPARE });
  return {
    queryKey: ['arrival shelf', ...all.queryKey],
    queryFn: async () => {
      const [page, near] = await Promise.all([all.queryFn(), inUs.queryFn()]);
      // Those that only the second list has are older than all of the first, so the order stays.
      return { ...page, list: halfInUs(oneOfEachModel([...page.list, ...near.list]), count) };
    },
  };
}
