import { unknown } from 'superstruct';
import { type FilterOf, GOODS_LIST, type GoodsFields, type SearchOf } from '../../shared/lists.js';
import {
  Deals,
  DepartmentIndex,
  Detail,
  GoodsFacets,
  GoodsPage,
  Mixed,
  Notices,
  StoreDetail,
  StorePage,
} from '../../shared/replies/goods.js';
import { shopQuery } from '../data/use-shop-query.js';
import { type Fields, get, post } from './request.js';

/** Removes empty fields. */
export const filled = (query: Fields): Fields =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));

/** One page of matching goods. Fails with code 404 for an unknown department. */
export const goodsQuery = (search: SearchOf<GoodsFields>) =>
  shopQuery('/pc/goods/search', GoodsPage, { pageSize: 24, sort: GOODS_LIST.sorts[0], ...filled(search) });

export const goodsFacetsQuery = (filter: FilterOf<GoodsFields>) =>
  shopQuery('/pc/goods/facets', GoodsFacets, filled(filter));

/** Goods or a car, by number or slug. Fails with code 404 if there is no match. */
export const detailQuery = (goods_id: string) => shopQuery('/pc/goods/detail', Detail, { goods_id });

/** A store, by number or slug. Fails with code 404 if there is no match. */
export const storeQuery = (store_id: string) => shopQuery('/pc/store/detail', StoreDetail, { store_id });

const storesQuery = (query: Fields) => shopQuery('/pc/store/list', StorePage, query);

export const factoriesQuery = storesQuery({ factory: true, pageSize: 100 });

/** One page of all stores, sorted by name. */
export const allStoresQuery = (page: number) => storesQuery({ page, pageSize: 48 });

/** The first of the stores that are shops in the United States, sorted by name. */
export const shopsQuery = (pageSize: number) => storesQuery({ factory: false, page: 1, pageSize });

/** The picks of the day, with the server's time. */
export const dealsQuery = shopQuery('/pc/goods/deals', Deals);

export const departmentsQuery = shopQuery(
  '/pc/indexCategory',
  DepartmentIndex,
  { is_page: false },
  { staleTime: Infinity },
);

/** The announcements on the shop's home page, in the page's language. */
export const noticesQuery = shopQuery('/pc/index/notice', Notices);

/** Records that the signed-in shopper viewed a product. Nothing is recorded for guests. */
export const recordView = (goods_id: string) => post('/pc/history/add', unknown(), { goods_id });

/** Returns goods and cars by their numbers, in that order. Leaves out those that are gone. */
export const loadSome = (ids: readonly string[]) => get('/pc/goods/byIds', Mixed, { goods_ids: ids.join() });
