import { type Brand, CarIndex, CarPage } from './replies.js';
import { get, type Outcome } from './request.js';

/** The orders in which the shop lists cars; the first is the default. */
export const SORTS = ['newest', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];

/** What a list of cars is narrowed to. */
export interface CarQuery {
  brand?: string;
  model?: string;
  page?: number;
  pageSize?: number;
  sort?: Sort;
}

let brands: Promise<Outcome<Brand[]>> | undefined;

/** Every make with its models. Asked for once a page load; a failure isn't kept, so a retry asks again. */
export function loadBrands(): Promise<Outcome<Brand[]>> {
  brands ??= get('/pc/car/indexV2', CarIndex).then((outcome) => {
    if (outcome.status === 'ready') return { status: 'ready', data: outcome.data.banner.brand };
    brands = undefined;
    return outcome;
  });
  return brands;
}

/** One page of the cars that fit. An unknown make fails with code 404. */
export function loadCars(query: CarQuery): Promise<Outcome<CarPage>> {
  const { brand = '', model = '', page = 1, pageSize = 24, sort = 'newest' } = query;
  return get('/pc/goods/list', CarPage, {
    ...(brand && { brand }),
    ...(model && { model }),
    page: String(page),
    pageSize: String(pageSize),
    sort,
  });
}
