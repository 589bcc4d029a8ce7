import { CarFacets } from './goods-replies.js';
import { type Brand, CarIndex, CarPage } from './replies.js';
import { getOutcome, type Outcome } from './request.js';

/** The orders in which the shop lists cars; the first is the default. */
export const SORTS = ['newest', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];

/** What cars are narrowed to; what is left out or empty doesn't narrow. Prices are in US cents. */
export interface CarFilter {
  brand?: string;
  model?: string;
  body?: string;
  fuel?: string;
  /** `0` for those in the United States, `1` for those overseas. */
  is_oversea?: string;
  price_min?: string;
  price_max?: string;
  year_min?: string;
  year_max?: string;
  goods_name?: string;
}

/** What a list of cars is narrowed to, and which part of it is wanted. */
export interface CarQuery extends CarFilter {
  page?: number;
  pageSize?: number;
  sort?: Sort;
}

let brands: Promise<Outcome<Brand[]>> | undefined;

/** Every make with its models. Asked for once a page load; a failure isn't kept, so a retry asks again. */
export function loadBrands(): Promise<Outcome<Brand[]>> {
  brands ??= getOutcome('/pc/car/indexV2', CarIndex).then((outcome) => {
    if (outcome.status === 'ready') return { status: 'ready', data: outcome.data.banner.brand };
    brands = undefined;
    return outcome;
  });
  return brands;
}

const FILTERS = [
  'brand',
  'model',
  'body',
  'fuel',
  'is_oversea',
  'price_min',
  'price_max',
  'year_min',
  'year_max',
  'goods_name',
] as const;

function filterOf(query: CarFilter): Record<string, string> {
  return Object.fromEntries(FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
}

/** One page of the cars that fit. An unknown make or model fails with code 404. */
export function loadCars(query: CarQuery): Promise<Outcome<CarPage>> {
  const { page = 1, pageSize = 24, sort = 'newest' } = query;
  return getOutcome('/pc/goods/list', CarPage, {
    ...filterOf(query),
    page: String(page),
    pageSize: String(pageSize),
    sort,
  });
}

/** How many cars each choice of a filter would leave. */
export const countCars = (filter: CarFilter): Promise<Outcome<CarFacets>> =>
  getOutcome('/pc/car/facets', CarFacets, filterOf(filter));
