import { countGoods, type GoodsSort, searchGoods } from '../api/goods.js';
import type { GoodsFacets, GoodsPage } from '../api/goods-replies.js';
import type { Outcome } from '../api/request.js';
import { type Fixed, type GoodsQuery, goodsFilter, readGoods } from './goodsQuery.js';

/** What a list of goods starts from. */
export interface GoodsData {
  query: GoodsQuery;
  fixed: Fixed;
  goods: Promise<Outcome<GoodsPage>>;
  facets: Promise<Outcome<GoodsFacets>>;
}

/**
 * Starts the calls of a list of goods.
 * @param fixed what the page narrows to by itself, whatever the address says
 * @param sort the order when the address names none
 */
export function loadGoods(url: string, fixed: Fixed = {}, sort?: GoodsSort): GoodsData {
  const query = readGoods(new URL(url).searchParams, sort);
  const filter = goodsFilter(query, fixed);
  return {
    query,
    fixed,
    goods: searchGoods({ ...filter, page: query.page, sort: query.sort }),
    facets: countGoods(filter),
  };
}
