import { unknown } from 'superstruct';
import { Balances, Entries } from '../../shared/replies/points.js';
import { shopQuery } from '../data/use-shop-query.js';
import { post } from './request.js';

/** What a shopper can own. Each asset has its own ledger. */
export type Asset = 'points' | 'shares';

export const PAGE_SIZE = 10;

export const allOfPoints = { queryKey: ['points'] } as const;

export const balancesQuery = shopQuery('/pc/points/info', Balances, {}, allOfPoints);

export const entriesQuery = (asset: Asset, page: number) =>
  shopQuery(`/pc/${asset}/list`, Entries, { page, pageSize: PAGE_SIZE }, allOfPoints);

/** Claims the free share for downloading the app. Fails with code 409 the second time. */
export const claimAppShare = () => post('/pc/shares/appDownload', unknown());
