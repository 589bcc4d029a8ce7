import { array, type Infer, type Struct, type, unknown } from 'superstruct';
import { Mixed, StoreDetail } from './goods-replies.js';
import { get, post } from './request.js';
import { amount } from './structs.js';

/** What can be saved: a store, or what is for sale, be it goods or a car. */
export type Kind = 'goods' | 'store';

const Ids = type({ goods: array(amount), store: array(amount) });
export type Ids = Infer<typeof Ids>;

export type SavedStore = Infer<typeof StoreDetail>;

/** The numbers of all that the shopper has saved, the newest first. Fails with code 401 for a guest. */
export const loadSavedIds = () => get('/pc/collect/ids', Ids);

export const save = (kind: Kind, id: number) => post('/pc/collect/add', unknown(), { kind, id });

export const unsave = (kind: Kind, id: number) => post('/pc/collect/delete', unknown(), { kind, id });

/** Adds what a guest has saved to what the shopper has; the reply is all of it. */
export const mergeSaved = ({ goods, store }: Ids) =>
  post('/pc/collect/merge', Ids, { goods: goods.join(), store: store.join() });

async function look<T>(kind: Kind, ids: readonly number[], struct: Struct<T[], unknown>): Promise<T[]> {
  if (ids.length === 0) return [];
  return (await get('/pc/collect/look', type({ list: struct }), { kind, ids: ids.join() })).list;
}

/** Goods and cars of these numbers, at most 100, in this order; those that are gone are left out. For guests too. */
export const savedGoodsQuery = (ids: readonly number[]) => ({
  queryKey: ['saved goods', ids],
  queryFn: () => look('goods', ids, Mixed),
});

/** Stores of these numbers; as `savedGoodsQuery`. */
export const savedStoresQuery = (ids: readonly number[]) => ({
  queryKey: ['saved stores', ids],
  queryFn: () => look('store', ids, array(StoreDetail)),
});
