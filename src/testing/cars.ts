import type { CarFacetsReply } from '../api/car-facets.js';
import type { CarIndexReply } from '../api/cars.js';
import type { SuggestionsReply } from '../api/search.js';
import type { MockShop } from './shop.js';

type Cars = MockShop['cars'];
type Car = Cars[number];

/** Returns the reply of `carIndex`: each make and model that there is a car of, in the order of the cars. */
export function carIndexOf({ banner, cars }: MockShop): CarIndexReply {
  const brand = unique(cars, 'brand').map((make) => ({
    brand_name: make.brand_name,
    value: make.brand,
    brand_logo: null,
    car_model: unique(
      cars.filter((car) => car.brand === make.brand),
      'model',
    ).map(({ model, model_name }) => ({ name: model_name, value: model })),
  }));
  return { banner: { ...banner, brand } };
}

/** How each field of `carFacets` limits the cars, by what was sent. */
const LIMITS: Readonly<Record<string, (car: Car, sent: string) => boolean>> = {
  brand: (car, make) => car.brand === make,
  model: (car, model) => car.model === model,
  body: (car, body) => car.body === body,
  fuel: (car, fuel) => car.fuel === fuel,
  price_min: (car, price) => car.price >= Number(price),
  price_max: (car, price) => car.price <= Number(price),
  year_min: (car, year) => car.year >= Number(year),
  year_max: (car, year) => car.year <= Number(year),
};

/**
 * Returns the reply of `carFacets`: each list counts what is left when its own filter is lifted (contract section 6).
 * @param kinds the names of body types and fuels, by value
 */
export function carFacetsOf(
  cars: Cars,
  sent: Readonly<Record<string, string>>,
  kinds: Readonly<Record<string, string>>,
): CarFacetsReply {
  const without = (...lifted: readonly string[]): Cars =>
    cars.filter((car) =>
      Object.entries(LIMITS).every(
        ([field, isWithin]) => lifted.includes(field) || !sent[field] || isWithin(car, sent[field]),
      ),
    );
  const counted = (field: 'brand' | 'model' | 'body' | 'fuel', left: Cars) =>
    unique(left, field).map(({ [field]: value, brand_name: brand, model_name: model }) => ({
      value,
      name: { brand, model, body: kinds[value], fuel: kinds[value] }[field] ?? value,
      count: left.filter((car) => car[field] === value).length,
    }));
  return {
    total: without().length,
    brands: counted('brand', without('brand', 'model')),
    models: sent.brand ? counted('model', without('model')) : [],
    prices: spanOf(without('price_min', 'price_max').map(({ price }) => price)),
    years: spanOf(without('year_min', 'year_max').map(({ year }) => year)),
    bodies: counted('body', without('body')),
    fuels: counted('fuel', without('fuel')),
  };
}

/** Maximum number of suggestions (spec section 5). */
const MAX_SUGGESTIONS = 9;

/** Returns the makes and models with a word that begins with each of the typed ones. */
export function suggest({ cars }: MockShop, keywords: string): SuggestionsReply {
  const typed = keywords.toLowerCase().split(/\s+/).filter(Boolean);
  if (typed.length === 0) return [];
  const terms = [
    ...cars.map(({ brand_name }) => ({ suggestKeyword: brand_name, kind: 'make' as const })),
    ...cars.map((car) => ({ suggestKeyword: `${car.brand_name} ${car.model_name}`, kind: 'model' as const })),
  ];
  return terms
    .filter(
      ({ suggestKeyword }, at) => terms.findIndex((each) => each.suggestKeyword === suggestKeyword) === at,
    )
    .filter(({ suggestKeyword }) => {
      const words = suggestKeyword.toLowerCase().split(' ');
      return typed.every((word) => words.some((each) => each.startsWith(word)));
    })
    .slice(0, MAX_SUGGESTIONS);
}

/** Returns the first car of each value. */
const unique = (cars: Cars, field: 'brand' | 'model' | 'body' | 'fuel'): Cars =>
  cars.filter((car, at) => cars.findIndex((other) => other[field] === car[field]) === at);

const spanOf = (values: readonly number[]) =>
  values.length ? { min: Math.min(...values), max: Math.max(...values) } : { min: null, max: null };
