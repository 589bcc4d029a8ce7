import { useParams, useSearchParams } from 'react-router';
import { useShopQuery } from '../data/use-shop-query.js';
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
