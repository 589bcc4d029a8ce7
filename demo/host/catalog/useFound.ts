import { useQueries } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { type ShopQuery, useShopQuery } from '../data/use-shop-query.js';
import { filtered } from './address.js';
import { CARS } from './car-kind.js';
import { readCarList } from './car-list.js';
import { GOODS } from './goods-kind.js';
import { readList, searchOf } from './list.js';

/** Returns how many cars the list of this address has, or undefined while that loads. */
export function useFoundCars(): number | undefined {
  const { id } = useParams();
  const [search] = useSearchParams();
  return useShopQuery(CARS.pageQuery(searchOf(readCarList(id, search)))).data?.total;
}

/** Returns how many goods the list of this address has, or undefined while that loads. */
export function useFoundGoods(): number | undefined {
  const [search] = useSearchParams();
  return useShopQuery(GOODS.pageQuery(searchOf(readList(GOODS.fields, search)))).data?.total;
}

/** Returns those of the words that find something on their own. Returns none until that is known of all of them. */
export function useFindingWords(words: readonly string[]): string[] {
  const { id } = useParams();
  const [search] = useSearchParams();
  // The first page would be saved among the shopper's searches.
  const few = { page: 2, pageSize: 1 };
  const queries = words.flatMap((goods_name): ShopQuery<{ readonly total: number }>[] => {
    const address = new URLSearchParams(filtered(search, { goods_name }));
    return [
      GOODS.pageQuery({ ...searchOf(readList(GOODS.fields, address)), ...few }),
      CARS.pageQuery({ ...searchOf(readCarList(id, address)), ...few }),
    ];
  });
  const answers = useQueries({ queries });
  if (answers.some(({ isPending }) => isPending)) return [];
  const found = answers.map(({ data }) => data?.total ?? 0);
  return words.filter((_, at) => Math.max(...found.slice(2 * at, 2 * at + 2)) > 0);
}
