import { array, type Infer, type } from 'superstruct';
import { amount } from './fields.js';
import { Mixed, StoreDetail } from './goods.js';

export const Ids = type({ goods: array(amount), store: array(amount) });
export const SavedGoods = type({ list: Mixed, total: amount });
export const SavedStores = type({ list: array(StoreDetail), total: amount });

export type Ids = Infer<typeof Ids>;
export type SavedStore = Infer<typeof StoreDetail>;
