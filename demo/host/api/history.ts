import { array, type Infer, literal, string, type, union, unknown } from 'superstruct';
import { Goods } from './goods-replies.js';
import { Car } from './replies.js';
import { getOutcome, type Outcome, postOutcome } from './request.js';
import { amount } from './structs.js';

/** A look at goods or at a car. */
const View = union([
  type({ kind: literal('goods'), viewed_at: string(), ...Goods.schema }),
  type({ kind: literal('car'), viewed_at: string(), ...Car.schema }),
]);
const Page = type({ list: array(View), total: amount });

export type View = Infer<typeof View>;
export type HistoryPage = Infer<typeof Page>;

/** Spec section 9. */
export const HISTORY_PAGE_SIZE = 30;

/** A page of what the shopper looked at, the last look first. Fails with code 401 for a guest. */
export const loadHistory = (page: number, pageSize = HISTORY_PAGE_SIZE): Promise<Outcome<HistoryPage>> =>
  getOutcome('/pc/history', Page, { page: String(page), pageSize: String(pageSize) });

/** Forgets a look. */
export const forgetView = (id: string): Promise<Outcome<unknown>> =>
  postOutcome('/pc/history/delete', unknown(), { goods_id: id });

/** Forgets all looks. */
export const clearHistory = (): Promise<Outcome<unknown>> => postOutcome('/pc/history/clear', unknown());
