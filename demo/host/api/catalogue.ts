import type { ShopQuery } from '../data/use-shop-query.js';
import { CarFacets } from './goods-replies.js';
import { type Brand, CarIndex, CarPage } from './replies.js';
import { get } from './request.js';

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

/** Every make with its models. */
export const brandsQuery: ShopQuery<Brand[]> = {
  queryKey: ['makes'],
  queryFn: async () => (await get('/pc/car/indexV2', CarIndex)).banner.brand,
  staleTime: Number.POSITIVE_INFINITY,
};

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
export const carsQuery = (search: CarQuery): ShopQuery<CarPage> => {
  const { page = 1, pageSize = 24, sort = 'newest' } = search;
  const query = { ...filterOf(search), page: String(page), pageSize: String(pageSize), sort };
  return { queryKey: ['cars', query], queryFn: () => get('/pc/goods/list', CarPage, query) };
};

/** How many cars each choice of a filter would leave. */
export const carFacetsQuery = (filter: CarFilter): ShopQuery<CarFacets> => {
  const query = filterOf(filter);
  return { queryKey: ['car facets', query], queryFn: () => get('/pc/goods/listFacets', CarFacets, query) };
};
