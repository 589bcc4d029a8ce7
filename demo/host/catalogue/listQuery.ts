import { type CarFilter, SORTS, type Sort } from '../api/catalogue.js';
import { AddressReader } from './address.js';

export { changed } from './address.js';

export const BODIES = ['sedan', 'suv', 'hatchback', 'wagon', 'coupe', 'pickup', 'van'] as const;
export const FUELS = ['electric', 'hybrid', 'petrol', 'diesel'] as const;

/** What the address of a list of cars says. Prices are in whole dollars; what is empty doesn't narrow. */
export interface ListQuery {
  brand: string;
  model: string;
  body: (typeof BODIES)[number] | '';
  fuel: (typeof FUELS)[number] | '';
  oversea: '' | '0' | '1';
  price: { from: string; to: string };
  year: { from: string; to: string };
  term: string;
  page: number;
  sort: Sort;
  /** The parts of the address that could not be read. */
  ignored: readonly string[];
}

/** Reads an address; what it says wrongly counts as not said. */
export function readList(brand: string | undefined, search: URLSearchParams): ListQuery {
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

/** Dollars of an address as the cents of a call. */
export const toCents = (dollars: string): string => (dollars === '' ? '' : `${dollars}00`);

/** The filter that a list's address asks the server for. */
export function carFilter({ brand, model, body, fuel, oversea, price, year, term }: ListQuery): CarFilter {
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
