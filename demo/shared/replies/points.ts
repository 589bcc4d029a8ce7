import { array, enums, type Infer, nullable, string, type } from 'superstruct';
import { amount } from './fields.js';

/** The shopper's balances. The value of the points is in US cents. */
export const Balances = type({
  points: amount,
  points_value: amount,
  /** The points that come once the orders on their way arrive. */
  pending: amount,
  shares: amount,
  /** 1 once the free share for the app has been claimed. */
  app_share: amount,
});

export const Entry = type({
  entry_id: amount,
  amount,
  balance: amount,
  reason: enums(['prize', 'gift', 'order', 'spent', 'returned', 'app-download', 'taken-back']),
  order_id: nullable(amount),
  time: string(),
});

export const Entries = type({ list: array(Entry), total: amount });

export type Entry = Infer<typeof Entry>;
