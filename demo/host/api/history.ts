import { array, type Infer, literal, string, type, union, unknown } from 'superstruct';
import type { ShopQuery } from '../data/use-shop-query.js';
import { Goods } from './goods-replies.js';
import { Car } from './replies.js';
import { get, post } from './request.js';
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

/** All pages of it. */
export const allHistory = { queryKey: ['history'] } as const;

/** A page of what the shopper looked at, the last look first. */
export const historyQuery = (page: number, pageSize = HISTORY_PAGE_SIZE): ShopQuery<HistoryPage> => ({
  queryKey: [...allHistory.queryKey, page, pageSize],
  queryFn: () => get('/pc/history', Page, { page: String(page), pageSize: String(pageSize) }),
});

/** Forgets a look. */
export const forgetView = (id: number | string): Promise<unknown> =>
  post('/pc/history/delete', unknown(), { goods_id: String(id) });

/** Forgets all looks. */
export const clearHistory = (): Promise<unknown> => post('/pc/history/clear', unknown());
