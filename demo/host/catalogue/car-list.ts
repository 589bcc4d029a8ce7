import { BODIES, type Brand, type Car, FUELS } from '../../shared/replies/cars.js';
import { type CarFilter, type CarQuery, SORTS, type Sort } from '../api/catalogue.js';
import type { Messages } from '../messages/en.js';
import { fill } from '../messages/speech.js';
import { AddressReader, toCents } from './address.js';

/** What the address of a car list says. Prices are in whole dollars. Empty fields don't filter. */
export interface CarList {
  brand: string;
  model: string;
  body: Car['body'] | '';
  fuel: Car['fuel'] | '';
  oversea: '' | '0' | '1';
  price: { from: string; to: string };
  year: { from: string; to: string };
  term: string;
  page: number;
  sort: Sort;
  /** The parts of the address that couldn't be read. */
  ignored: readonly string[];
}

/** Reads an address. Invalid parts count as missing. */
export function readCarList(brand: string | undefined, search: URLSearchParams): CarList {
  const reader = new AddressReader(search);
  return {
    brand: brand ?? '',
    model: brand ? (search.get('model') ?? '') : '',
    body: reader.oneOf('body', BODIES, ''),
    fuel: reader.oneOf('fuel', FUELS, ''),
    oversea: reader.flag('is_oversea'),
    price: reader.span('price'),
    year: reader.span('year'),
    term: reader.words('goods_name'),
    page: reader.page(),
    sort: reader.oneOf('sort', SORTS, SORTS[0]),
    ignored: reader.ignored,
  };
}

export function carFilter({ brand, model, body, fuel, oversea, price, year, term }: CarList): CarFilter {
  return {
    brand,
    model,
    body,
    fuel,
    is_oversea: oversea,
    price_min: toCents(price.from),
    price_max: toCents(price.to),
    year_min: year.from,
    year_max: year.to,
    goods_name: term,
  };
}

export const carSearch = (list: CarList): CarQuery => ({
  ...carFilter(list),
  page: list.page,
  sort: list.sort,
});

/**
 * Returns the names of a list's make and model, and its heading. Until the makes are known, the names are those in the
 * address. A make that the shop doesn't have has no name.
 */
export function carListNames({ brand, model }: CarList, brands: readonly Brand[], texts: Messages['list']) {
  const entry = brands.find(({ value }) => value === brand);
  if (brand && brands.length > 0 && !entry) return { make: '', model: '', title: texts.cars };
  const make = entry?.brand_name ?? brand;
  const modelName = entry?.car_model.find(({ value }) => value === model)?.name ?? model;
  const name = [make, modelName].filter(Boolean).join(' ');
  return { make, model: modelName, title: name ? fill(texts.of, { name }) : texts.title };
}
