import { array, type Infer, type, unknown } from 'superstruct';
import { Mixed, StoreDetail } from './goods-replies.js';
import { getOutcome, type Outcome, postOutcome } from './request.js';
import { amount } from './structs.js';

/** What can be saved: a store, or what is for sale, be it goods or a car. */
export type Kind = 'goods' | 'store';

const Ids = type({ goods: array(amount), store: array(amount) });
export type Ids = Infer<typeof Ids>;

/** The numbers of all that the shopper has saved, the newest first. Fails with code 401 for a guest. */
export const loadSavedIds = (): Promise<Outcome<Ids>> => getOutcome('/pc/collect/ids', Ids);

export const save = (kind: Kind, id: number): Promise<Outcome<unknown>> =>
  postOutcome('/pc/collect/add', unknown(), { kind, id: String(id) });

export const unsave = (kind: Kind, id: number): Promise<Outcome<unknown>> =>
  postOutcome('/pc/collect/delete', unknown(), { kind, id: String(id) });

/** Adds what a guest has saved to what the shopper has; the reply is all of it. */
export const mergeSaved = ({ goods, store }: Ids): Promise<Outcome<Ids>> =>
  postOutcome('/pc/collect/merge', Ids, { goods: goods.join(), store: store.join() });

/** Goods and cars of these numbers, at most 100, in this order; those that are gone are left out. For guests too. */
export async function loadSavedGoods(ids: readonly number[]): Promise<Outcome<Infer<typeof Mixed>>> {
  const found = await getOutcome('/pc/collect/look', type({ list: Mixed }), {
    kind: 'goods',
    ids: ids.join(),
  });
  return found.status === 'ready' ? { status: 'ready', data: found.data.list } : found;
}

/** Stores of these numbers; as `loadSavedGoods`. */
export async function loadSavedStores(ids: readonly number[]): Promise<Outcome<SavedStore[]>> {
  const struct = type({ list: array(StoreDetail) });
  const found = await getOutcome('/pc/collect/look', struct, { kind: 'store', ids: ids.join() });
  return found.status === 'ready' ? { status: 'ready', data: found.data.list } : found;
}

export type SavedStore = Infer<typeof StoreDetail>;
