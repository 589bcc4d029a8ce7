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

/** The page size (spec section 9). */
export const HISTORY_PAGE_SIZE = 30;

/** The query key of all history pages. */
export const allHistory = { queryKey: ['history'] } as const;

/** One page of the shopper's browsing history, most recent first. */
export const historyQuery = (page: number, pageSize = HISTORY_PAGE_SIZE) =>
  shopQuery('/pc/history', Page, { page, pageSize }, allHistory);

export const forgetView = (goods_id: number | string) => post('/pc/history/delete', unknown(), { goods_id });

export const clearHistory = () => post('/pc/history/clear', unknown());
