import { type Struct, unknown } from 'superstruct';
import { Ids, SavedGoods, SavedStores } from '../../shared/replies/favorites.js';
import { get, post } from './request.js';

/** What can be saved: a store, or a product, be it goods or a car. */
export type Kind = 'goods' | 'store';

/** Returns the ids of everything the shopper has saved, newest first. Fails with code 401 for a guest. */
export const loadSavedIds = () => get('/pc/collect/ids', Ids);

export const save = (kind: Kind, id: number) => post('/pc/collect/add', unknown(), { kind, id });

export const unsave = (kind: Kind, id: number) => post('/pc/collect/delete', unknown(), { kind, id });

/** Adds what a guest has saved to the shopper's saved items, and returns all of them. */
export const mergeSaved = ({ goods, store }: Ids) =>
  post('/pc/collect/merge', Ids, { goods: goods.join(), store: store.join() });

async function fetchSaved<T>(
  kind: Kind,
  ids: readonly number[],
  struct: Struct<{ list: T[]; total: number }, unknown>,
): Promise<T[]> {
  if (ids.length === 0) return [];
  return (await get('/pc/collect/look', struct, { kind, ids: ids.join() })).list;
}

/** Goods and cars with these ids, at most 100, in this order. Leaves out those that are gone. For guests too. */
export const savedGoodsQuery = (ids: readonly number[]) => ({
  queryKey: ['saved goods', ids],
  queryFn: () => fetchSaved('goods', ids, SavedGoods),
});

/** Stores with these ids. Otherwise like `savedGoodsQuery`. */
export const savedStoresQuery = (ids: readonly number[]) => ({
  queryKey: ['saved stores', ids],
  queryFn: () => fetchSaved('store', ids, SavedStores),
});
