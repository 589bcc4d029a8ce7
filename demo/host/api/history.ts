import { array, type Infer, literal, string, type, union, unknown } from 'superstruct';
import { shopQuery } from '../data/use-shop-query.js';
import { Goods } from './goods-replies.js';
import { Car } from './replies.js';
import { post } from './request.js';
import { amount } from './structs.js';

const View = union([
  type({ kind: literal('goods'), viewed_at: string(), ...Goods.schema }),
  type({ kind: literal('car'), viewed_at: string(), ...Car.schema }),
]);
const Page = type({ list: array(View), total: amount });

export type View = Infer<typeof View>;

/** Spec section 9. */
export const HISTORY_PAGE_SIZE = 30;

/** All pages of it. */
export const allHistory = { queryKey: ['history'] } as const;

/** A page of what the shopper looked at, the last look first. */
export const historyQuery = (page: number, pageSize = HISTORY_PAGE_SIZE) =>
  shopQuery('/pc/history', Page, { page, pageSize }, allHistory);

export const forgetView = (goods_id: number | string) => post('/pc/history/delete', unknown(), { goods_id });

export const clearHistory = () => post('/pc/history/clear', unknown());
