import { unknown } from 'superstruct';
import { History } from '../../shared/replies/history.js';
import { shopQuery } from '../data/use-shop-query.js';
import { post } from './request.js';

/** The page size (spec section 9). */
export const HISTORY_PAGE_SIZE = 30;

/** The query key of all history pages. */
export const allHistory = { queryKey: ['history'] } as const;

/** One page of the shopper's browsing history, most recent first. */
export const historyQuery = (page: number, pageSize = HISTORY_PAGE_SIZE) =>
  shopQuery('/pc/history', History, { page, pageSize }, allHistory);

export const forgetView = (goods_id: number | string) => post('/pc/history/delete', unknown(), { goods_id });

export const clearHistory = () => post('/pc/history/clear', unknown());
