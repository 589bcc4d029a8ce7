import { GOODS_SORTS, type GoodsFilter, type GoodsSearch, type GoodsSort } from '../api/goods.js';
import { AddressReader, toCents } from './address.js';

/** The filters that a page always applies to its goods, whatever its address says. */
export type Fixed = Readonly<Pick<GoodsFilter, 'store_id' | 'factory' | 'deal' | 'cat_id'>>;

/** What the address of a list of goods says. Prices are in whole dollars. Empty fields don't filter. */
export interface GoodsList {
  catId: string;
  oversea: '' | '0' | '1';
  factory: '' | '0' | '1';
  deal: '' | '0' | '1';
  price: { from: string; to: string };
  term: string;
  page: number;
  sort: GoodsSort;
  /** The parts of the address that couldn't be read. */
  ignored: readonly string[];
}

/** Reads an address. Invalid parts count as missing. */
export function readGoodsList(search: URLSearchParams, sort: GoodsSort = GOODS_SORTS[0]): GoodsList {
  const reader = new AddressReader(search);
  return {
    catId: reader.whole('cat_id'),
    oversea: reader.flag('is_oversea'),
    factory: reader.flag('factory'),
    deal: reader.flag('deal'),
    price: reader.span('price'),
    term: reader.words('goods_name'),
    page: reader.page(),
    sort: reader.oneOf('sort', GOODS_SORTS, sort),
    ignored: reader.ignored,
  };
}

export function goodsFilter(list: GoodsList, fixed: Fixed): GoodsFilter {
  return {
    cat_id: list.catId,
    is_oversea: list.oversea,
    factory: list.factory,
    deal: list.deal,
    price_min: toCents(list.price.from),
    price_max: toCents(list.price.to),
    goods_name: list.term,
    ...fixed,
  };
}

export const goodsSearch = (list: GoodsList, fixed: Fixed): GoodsSearch => ({
  ...goodsFilter(list, fixed),
  page: list.page,
  sort: list.sort,
});
