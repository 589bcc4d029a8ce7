import { array, type Infer, type } from 'superstruct';
import { amount } from './fields.js';
import type { StoreDetail } from './goods.js';

export const Ids = type({ goods: array(amount), store: array(amount) });
export type Ids = Infer<typeof Ids>;

export type SavedStore = Infer<typeof StoreDetail>;
