import { array, enums, type Infer, nullable, string, type, unknown } from 'superstruct';
import { shopQuery } from '../data/use-shop-query.js';
import { post } from './request.js';
import { amount } from './structs.js';

/** The shopper's balances. The value of the points is in US cents. */
const Balances = type({
  points: amount,
  points_value: amount,
  shares: amount,
  /** 1 once the free share for the app has been claimed. */
  app_share: amount,
});

const Entry = type({
  entry_id: amount,
  amount,
  balance: amount,
  reason: enums(['prize', 'gift', 'order', 'spent', 'returned', 'app-download', 'taken-back']),
  order_id: nullable(amount),
  time: string(),
});

const Entries = type({ list: array(Entry), total: amount });

export type Entry = Infer<typeof Entry>;

/** What a shopper can own. Each asset has its own ledger. */
export type Asset = 'points' | 'shares';

export const PAGE_SIZE = 10;

export const allOfPoints = { queryKey: ['points'] } as const;

export const balancesQuery = shopQuery('/pc/points/info', Balances, {}, allOfPoints);

export const entriesQuery = (asset: Asset, page: number) =>
  shopQuery(`/pc/${asset}/list`, Entries, { page, pageSize: PAGE_SIZE }, allOfPoints);

/** Claims the free share for downloading the app. Fails with code 409 the second time. */
export const claimAppShare = () => post('/pc/shares/appDownload', unknown());
