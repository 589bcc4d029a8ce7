import { array, string, type, unknown } from 'superstruct';
import { shopQuery } from '../data/use-shop-query.js';
import {
  Deals,
  DepartmentIndex,
  Detail,
  GoodsFacets,
  GoodsPage,
  Mixed,
  StoreDetail,
  StorePage,
} from './goods-replies.js';
import { type Fields, get, post } from './request.js';

/** The orders in which the shop lists goods; the first is the default. */
export const GOODS_SORTS = ['popular', 'newest', 'price_asc', 'price_desc', 'discount'] as const;
export type GoodsSort = (typeof GOODS_SORTS)[number];

/** What goods are narrowed to; what is left out doesn't narrow. Flags are `0` or `1`, prices in US cents. */
export type GoodsFilter = Partial<
  Record<
    'cat_id' | 'store_id' | 'goods_name' | 'is_oversea' | 'factory' | 'deal' | 'price_min' | 'price_max',
    string
  >
>;

/** Leaves out what is empty. */
export const filled = (query: Fields): Fields =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));

export type GoodsSearch = GoodsFilter & { page?: number; pageSize?: number; sort?: GoodsSort };

/** One page of the goods that fit. An unknown department fails with code 404. */
export const goodsQuery = (search: GoodsSearch) =>
  shopQuery('/pc/goods/search', GoodsPage, { pageSize: 24, sort: GOODS_SORTS[0], ...filled(search) });

export const goodsFacetsQuery = (filter: GoodsFilter) =>
  shopQuery('/pc/goods/facets', GoodsFacets, filled(filter));

/** Goods or a car by number or slug. Fails with code 404 when there are none. */
export const detailQuery = (goods_id: string) => shopQuery('/pc/goods/detail', Detail, { goods_id });

/** A store by number or slug. Fails with code 404 when there is none. */
export const storeQuery = (store_id: string) => shopQuery('/pc/store/detail', StoreDetail, { store_id });

const storesQuery = (query: Fields) => shopQuery('/pc/store/list', StorePage, query);

export const factoriesQuery = storesQuery({ factory: true, pageSize: 100 });

/** The first of the stores that are shops in the United States, by name. */
export const shopsQuery = (pageSize: number) => storesQuery({ factory: false, page: 1, pageSize });

/** The picks of the day, with the server's clock. */
export const dealsQuery = shopQuery('/pc/goods/deals', Deals);

export const departmentsQuery = shopQuery(
  '/pc/indexCategory',
  DepartmentIndex,
  { is_page: false },
  { staleTime: Infinity },
);

const Notices = array(type({ title: string(), content: string() }));

/** What the shop announces on its home page, in the page's language. */
export const noticesQuery = shopQuery('/pc/index/notice', Notices);

/** Remembers that the signed-in shopper looked at it; of a guest nothing is kept. */
export const recordView = (goods_id: string) => post('/pc/history/add', unknown(), { goods_id });

/** Goods and cars by their numbers, in that order; those that are gone are left out. */
export const loadSome = (ids: readonly string[]) => get('/pc/goods/byIds', Mixed, { goods_ids: ids.join() });
