import { type, unknown } from 'superstruct';
import { pageLang } from '../messages/language.js';
import {
  Deals,
  DepartmentIndex,
  Detail,
  GoodsFacets,
  GoodsPage,
  Mixed,
  Quote,
  StoreDetail,
  StorePage,
} from './goods-replies.js';
import { getOutcome, type Outcome, postOutcome } from './request.js';

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

/** One page of the goods that fit. An unknown department fails with code 404. */
export const searchGoods = (
  query: GoodsFilter & { page?: number; pageSize?: number; sort?: GoodsSort },
): Promise<Outcome<GoodsPage>> =>
  getOutcome('/pc/goods/search', GoodsPage, { pageSize: '24', sort: GOODS_SORTS[0], ...filled(query) });

/** How many goods each choice of a filter would leave. */
export const countGoods = (filter: GoodsFilter): Promise<Outcome<GoodsFacets>> =>
  getOutcome('/pc/goods/facets', GoodsFacets, filled(filter));

/** Goods or a car by number or slug. Fails with code 404 when there are none. */
export const loadDetail = (id: string): Promise<Outcome<Detail>> =>
  getOutcome('/pc/goods/detail', Detail, { goods_id: id });

/** What a quantity of goods costs, by the server's steps. */
export const loadQuote = (id: number, quantity: number): Promise<Outcome<Quote>> =>
  getOutcome('/pc/goods/quote', Quote, { goods_id: String(id), quantity: String(quantity) });

/** A store by number or slug. Fails with code 404 when there is none. */
export const loadStore = (id: string): Promise<Outcome<StoreDetail>> =>
  getOutcome('/pc/store/detail', StoreDetail, { store_id: id });

/** The stores that are factories, by name. */
export const loadFactories = (): Promise<Outcome<StorePage>> =>
  getOutcome('/pc/store/list', StorePage, { factory: '1', pageSize: '100' });

/** The picks of the day, with the server's clock. */
export const loadDeals = (): Promise<Outcome<Deals>> => getOutcome('/pc/goods/deals', Deals);

/** Remembers that the signed-in shopper looked at it; of a guest nothing is kept. */
export const recordView = (id: string): Promise<Outcome<unknown>> =>
  postOutcome('/pc/history/add', unknown(), { goods_id: id });

/** What the signed-in shopper looked at last. Fails with code 401 for a guest. */
export async function loadViewed(): Promise<Outcome<Mixed>> {
  const found = await getOutcome('/pc/history', type({ list: Mixed }), { page: '1', pageSize: '30' });
  return found.status === 'ready' ? { status: 'ready', data: found.data.list } : found;
}

/** Goods and cars by their numbers, in that order; those that are gone are left out. */
export const loadSome = (ids: readonly string[]): Promise<Outcome<Mixed>> =>
  getOutcome('/pc/goods/byIds', Mixed, { goods_ids: ids.join() });

let index: { lang: string; outcome: Promise<Outcome<DepartmentIndex>> } | undefined;

/** Every department. Asked for once a language and page load; a failure isn't kept, so a retry asks again. */
export function loadDepartments(): Promise<Outcome<DepartmentIndex>> {
  const lang = pageLang();
  if (index?.lang === lang) return index.outcome;
  const outcome = getOutcome('/pc/indexCategory', DepartmentIndex, { is_page: '0' }).then((ended) => {
    if (ended.status === 'failed') index = undefined;
    return ended;
  });
  index = { lang, outcome };
  return outcome;
}
