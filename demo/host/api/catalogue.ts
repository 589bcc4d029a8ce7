import { shopQuery } from '../data/use-shop-query.js';
import { filled } from './goods.js';
import { CarFacets } from './goods-replies.js';
import { CarIndex, CarPage } from './replies.js';
import { get } from './request.js';

/** The orders in which the shop lists cars; the first is the default. */
export const SORTS = ['newest', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];

/**
 * What cars are narrowed to; what is left out or empty doesn't narrow. Prices are in US cents, and `is_oversea` is `0`
 * for those in the United States, `1` for those overseas.
 */
export type CarFilter = Partial<
  Record<
    | 'brand'
    | 'model'
    | 'body'
    | 'fuel'
    | 'is_oversea'
    | 'price_min'
    | 'price_max'
    | 'year_min'
    | 'year_max'
    | 'goods_name',
    string
  >
>;

/** What a list of cars is narrowed to, and which part of it is wanted. */
export type CarQuery = CarFilter & { page?: number; pageSize?: number; sort?: Sort };

export const brandsQuery = {
  queryKey: ['makes'],
  queryFn: async () => (await get('/pc/car/indexV2', CarIndex)).banner.brand,
  staleTime: Infinity,
};

/** One page of the cars that fit. An unknown make or model fails with code 404. */
export const carsQuery = ({ page = 1, pageSize = 24, sort = SORTS[0], ...filter }: CarQuery) =>
  shopQuery('/pc/goods/list', CarPage, { ...filled(filter), page, pageSize, sort });

export const carFacetsQuery = (filter: CarFilter) =>
  shopQuery('/pc/goods/listFacets', CarFacets, filled(filter));
