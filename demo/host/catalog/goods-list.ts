import { GOODS_SORTS, type GoodsFilter, type GoodsSearch, type GoodsSort } from '../api/goods.js';
import { filterOf, type List, type ListFields, readList } from './list.js';

const FLAG = { isSeveral: false, values: ['0', '1'] } as const;

/** The filters of goods. Prices are in whole dollars. */
export const GOODS_FIELDS = {
  choices: {
    cat_id: { isSeveral: false, values: 'number' },
    store_id: { isSeveral: true, values: 'number' },
    is_oversea: FLAG,
    deal: FLAG,
    factory: FLAG,
  },
  ranges: { price: { of: 'price', convert: (dollars) => dollars * 100 } },
  sorts: GOODS_SORTS,
} satisfies ListFields<string, string, GoodsSort>;

export type GoodsList = List<keyof typeof GOODS_FIELDS.choices, keyof typeof GOODS_FIELDS.ranges, GoodsSort>;

/** The filters that a page always applies to its goods, whatever its address says. */
export type Fixed = Readonly<Pick<GoodsFilter, 'store_id' | 'factory' | 'deal' | 'cat_id'>>;

export const readGoodsList = (search: URLSearchParams, sort?: GoodsSort): GoodsList =>
  readList(GOODS_FIELDS, search, sort);

export const goodsFilter = (list: GoodsList, fixed: Fixed): GoodsFilter => ({
  ...filterOf(GOODS_FIELDS, list),
  ...fixed,
});

export const goodsSearch = (list: GoodsList, fixed: Fixed): GoodsSearch => ({
  ...goodsFilter(list, fixed),
  page: list.page,
  sort: list.sort,
});
