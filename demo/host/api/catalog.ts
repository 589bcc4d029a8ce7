import { CAR_LIST, type CarFields, type FilterOf, type SearchOf } from '../../shared/lists.js';
import { CarIndex, CarPage } from '../../shared/replies/cars.js';
import { CarFacets } from '../../shared/replies/goods.js';
import { shopQuery } from '../data/use-shop-query.js';
import { filled } from './goods.js';
import { get } from './request.js';

/** The start page's banner: its picture, and every make with its models. */
export const bannerQuery = {
  queryKey: ['banner'],
  queryFn: async () => (await get('/pc/car/indexV2', CarIndex)).banner,
  staleTime: Infinity,
};

/** One page of matching cars. Fails with code 404 for an unknown make or model. */
export const carsQuery = ({
  page = 1,
  pageSize = 24,
  sort = CAR_LIST.sorts[0],
  ...filter
}: SearchOf<CarFields>) => shopQuery('/pc/goods/list', CarPage, { ...filled(filter), page, pageSize, sort });

export const carFacetsQuery = (filter: FilterOf<CarFields>) =>
  shopQuery('/pc/goods/listFacets', CarFacets, filled(filter));
