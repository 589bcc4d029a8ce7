import { CarIndex, CarPage } from '../../shared/replies/cars.js';
import { CarFacets } from '../../shared/replies/goods.js';
import { shopQuery } from '../data/use-shop-query.js';
import { filled } from './goods.js';
import { get } from './request.js';

/** The sort orders for cars. The first, by arrival, is the default. */
export const SORTS = ['newest', 'price_asc', 'price_desc', 'mileage_asc', 'year_desc', 'year_asc'] as const;
export type Sort = (typeof SORTS)[number];

/**
 * Filters for cars. A missing or empty field doesn't filter. The first four and `color` may have several values with
 * commas. Prices are in US cents, and mileages in kilometers. `is_oversea` is `0` for cars in the United States, and `1`
 * for those overseas.
 */
export type CarFilter = Partial<
  Record<
    | 'brand'
    | 'model'
    | 'body'
    | 'fuel'
    | 'color'
    | 'is_oversea'
    | 'price_min'
    | 'price_max'
    | 'year_min'
    | 'year_max'
    | 'mileage_min'
    | 'mileage_max'
    | 'goods_name',
    string
  >
>;

/** The filters of a car list, plus the page and the sort order. */
export type CarQuery = CarFilter & { page?: number; pageSize?: number; sort?: Sort };

/** The start page's banner: its picture, and every make with its models. */
export const bannerQuery = {
  queryKey: ['banner'],
  queryFn: async () => (await get('/pc/car/indexV2', CarIndex)).banner,
  staleTime: Infinity,
};

/** One page of matching cars. Fails with code 404 for an unknown make or model. */
export const carsQuery = ({ page = 1, pageSize = 24, sort = SORTS[0], ...filter }: CarQuery) =>
  shopQuery('/pc/goods/list', CarPage, { ...filled(filter), page, pageSize, sort });

export const carFacetsQuery = (filter: CarFilter) =>
  shopQuery('/pc/goods/listFacets', CarFacets, filled(filter));
