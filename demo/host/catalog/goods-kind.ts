import { GOODS_LIST, type GoodsFields } from '../../shared/lists.js';
import { pathTo } from '../../shared/pages.js';
import type { Goods, GoodsFacets } from '../../shared/replies/goods.js';
import { goodsFacetsQuery, goodsQuery } from '../api/goods.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { GOODS_CARDS } from '../goods/goodsCards.js';
import { filtered, joined } from './address.js';
import type { Choice } from './facets.js';
import type { ListKind } from './kind.js';
import { searchOf } from './list.js';

type Row = GoodsFacets['category'][number];

/**
 * Returns the top level, or the path to the chosen department with its siblings and children. If there's just one on the
 * top level, as in many searches, returns that with its children, unless it's just one.
 */
function departments(
  id: string | undefined,
  rows: readonly Row[],
  to: (catId: string | null) => string,
  allName: string,
): Choice[] {
  const chosen = rows.find(({ cat_id }) => cat_id === id);
  const choice = (row: Row, depth: number): Choice => ({
    value: row.cat_id,
    name: row.cat_name,
    count: row.count,
    depth,
    isChosen: row.cat_id === id,
    to: to(row.cat_id === id ? row.parent_id : row.cat_id),
  });
  const first = rows.filter(({ parent_id }) => parent_id === null);
  const isParted = first.length === 1 && rows.length > 2;
  if (!chosen && !isParted) return first.map((row) => choice(row, 0));
  const top = chosen ? (chosen.parent_id ?? chosen.cat_id) : first[0]?.cat_id;
  const all = { value: 'all', name: allName, count: null, isChosen: !chosen, to: to(null) };
  return [
    all,
    ...first.filter(({ cat_id }) => cat_id === top).map((row) => choice(row, 1)),
    ...rows.filter(({ parent_id }) => parent_id === top).map((row) => choice(row, 2)),
  ];
}

export const GOODS: ListKind<GoodsFields, Goods, GoodsFacets> = {
  id: 'goods',
  fields: GOODS_LIST,
  pageQuery: goodsQuery,
  countsQuery: goodsFacetsQuery,
  cards: GOODS_CARDS,
  isFirst: false,
  scope: [],
  useDetails({ pathname, search, texts }, { list, fixed, toDepartment }, counts) {
    const { data: found } = useShopQuery(goodsQuery(searchOf(list, fixed)), { isKept: true });
    // Another department has other versions.
    const others = { version: null };
    const to = (catId: string | null) =>
      toDepartment
        ? joined(toDepartment(catId), filtered(search, { ...others, cat_id: null, id: null }))
        : pathname + filtered(search, { ...others, cat_id: catId });
    const id = fixed.cat_id ?? list.chosen.cat_id[0];
    return {
      cat_id: {
        // A department in the path is the page itself, not a filter.
        nameOf: () => (fixed.cat_id ? '' : (found?.category?.cat_name ?? '')),
        counts: [],
        choices: departments(id, counts?.category ?? [], to, texts.all),
        to: ([catId = null]) => to(catId),
      },
      version: {
        title: counts?.version_name,
        nameOf: (value) => counts?.version.find((row) => row.value === value)?.name ?? value,
        counts: counts?.version ?? [],
      },
      store_id: {
        nameOf: (value) => counts?.store.find((row) => row.value === value)?.name ?? '',
        counts: counts?.store ?? [],
      },
    };
  },
  textsOf({ numbers }, { filters, loading, count, sorts, empty, unknown, clear: link }, clear) {
    const browse = { to: pathTo('departments'), link: empty.browse };
    return {
      side: filters,
      loading,
      count: (total) => numbers.plural(count, total),
      sorts,
      filtered: { title: empty.title, text: empty.filtered, to: clear, link },
      none: { title: empty.title, text: empty.text, ...browse },
      unknown: { ...unknown, ...browse },
    };
  },
};
