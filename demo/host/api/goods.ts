import { array, string, type, unknown } from 'superstruct';
import type { ShopQuery } from '../data/use-shop-query.js';
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
import { get, post } from './request.js';

/** The orders in which the shop lists goods; the first is the default. */
export const GOODS_SORTS = ['popular', 'newest', 'price_asc', 'price_desc', 'discount'] as const;
export type GoodsSort = (typeof GOODS_SORTS)[number];

/** What goods are narrowed to; what is left out doesn't narrow. Flags are `0` or `1`, prices in US cents. */
export interface GoodsFilter {
  cat_id?: string;
  store_id?: string;
  goods_name?: string;
  is_oversea?: string;
  factory?: string;
  deal?: string;
  price_min?: string;
  price_max?: string;
}

/** Leaves out what is empty. */
function filled(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  );
}

/** A part of a list of goods, in an order. */
export interface GoodsSearch extends GoodsFilter {
  page?: number;
  pageSize?: number;
  sort?: GoodsSort;
}

/** One page of the goods that fit. An unknown department fails with code 404. */
export const goodsQuery = (search: GoodsSearch): ShopQuery<GoodsPage> => {
  const query = { pageSize: '24', sort: GOODS_SORTS[0], ...filled(search) };
  return { queryKey: ['goods', query], queryFn: () => get('/pc/goods/search', GoodsPage, query) };
};

/** How many goods each choice of a filter would leave. */
export const goodsFacetsQuery = (filter: GoodsFilter): ShopQuery<GoodsFacets> => {
  const query = filled(filter);
  return { queryKey: ['goods facets', query], queryFn: () => get('/pc/goods/facets', GoodsFacets, query) };
};

/** Goods or a car by number or slug. Fails with code 404 when there are none. */
export const detailQuery = (goods_id: string): ShopQuery<Detail> => ({
  queryKey: ['detail', goods_id],
  queryFn: () => get('/pc/goods/detail', Detail, { goods_id }),
});

/** A store by number or slug. Fails with code 404 when there is none. */
export const storeQuery = (store_id: string): ShopQuery<StoreDetail> => ({
  queryKey: ['store', store_id],
  queryFn: () => get('/pc/store/detail', StoreDetail, { store_id }),
});

const storesQuery = (query: Record<string, string>): ShopQuery<StorePage> => ({
  queryKey: ['stores', query],
  queryFn: () => get('/pc/store/list', StorePage, query),
});

/** The stores that are factories, by name. */
export const factoriesQuery = storesQuery({ factory: '1', pageSize: '100' });

/** The first of the stores that are shops in the United States, by name. */
export const shopsQuery = (pageSize: number) =>
  storesQuery({ factory: '0', page: '1', pageSize: String(pageSize) });

/** The picks of the day, with the server's clock. */
export const dealsQuery: ShopQuery<Deals> = {
  queryKey: ['deals'],
  queryFn: () => get('/pc/goods/deals', Deals),
};

/** Every department. */
export const departmentsQuery: ShopQuery<DepartmentIndex> = {
  queryKey: ['departments'],
  queryFn: () => get('/pc/indexCategory', DepartmentIndex, { is_page: '0' }),
  staleTime: Number.POSITIVE_INFINITY,
};

const Notices = array(type({ title: string(), content: string() }));

/** What the shop announces on its home page, in the page's language. */
export const noticesQuery: ShopQuery<{ title: string; content: string }[]> = {
  queryKey: ['notices'],
  queryFn: () => get('/pc/index/notice', Notices),
};

/** Remembers that the signed-in shopper looked at it; of a guest nothing is kept. */
export const recordView = (goods_id: string): Promise<unknown> =>
  post('/pc/history/add', unknown(), { goods_id });

/** What the signed-in shopper looked at last. Fails with code 401 for a guest. */
export const loadViewed = async (): Promise<Mixed> =>
  (await get('/pc/history', type({ list: Mixed }), { page: '1', pageSize: '30' })).list;

/** Goods and cars by their numbers, in that order; those that are gone are left out. */
export const loadSome = (ids: readonly string[]): Promise<Mixed> =>
  get('/pc/goods/byIds', Mixed, { goods_ids: ids.join() });
