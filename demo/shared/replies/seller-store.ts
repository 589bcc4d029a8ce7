import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  pattern,
  string,
  type,
} from 'superstruct';
import { RETURN_REASONS } from '../returns.js';
import { postal } from './addresses.js';
import { Picture } from './cart.js';
import { hex } from './fields.js';
import { firstPhoto } from './photo.js';

export const SellerGood = type({
  goods_id: integer(),
  slug: string(),
  goods_name: string(),
  cat_id: integer(),
  cat_name: string(),
  art: string(),
  color: string(),
  color_hex: hex,
  description: string(),
  /** Of the specification. Older replies don't have these fields. */
  brand: defaulted(string(), ''),
  details: defaulted(array(type({ name: string(), value: string() })), []),
  lang: string(),
  photo: firstPhoto,
  price: integer(),
  list_price: nullable(integer()),
  discount: integer(),
  stock: integer(),
  sold: integer(),
  zone: integer(),
  weight_g: integer(),
  wholesale: array(type({ min_qty: integer(), price: integer() })),
  on_sale: integer(),
  /** Which of several sizes it is, such as "XL", or null if it comes in one. Older replies don't have this field. */
  size: defaulted(nullable(string()), null),
});

export const SellerGoodsPage = type({
  list: array(SellerGood),
  total: integer(),
  page: integer(),
  pageSize: integer(),
});

export const SellerOrder = type({
  order_id: integer(),
  state: enums(['paid', 'shipped', 'received', 'refunded']),
  created_at: string(),
  can_ship: integer(),
  /** The last day for sending the store's part, if it's still to be sent. */
  ship_by: nullable(string()),
  shipped_at: nullable(string()),
  tracking: string(),
  ship_to: nullable(type(postal)),
  /** Of the store's lines, without what was returned, in US cents; 0 for an order that was refunded as a whole. */
  sum: number(),
  fee: number(),
  lines: array(
    type({
      order_id: integer(),
      goods_id: integer(),
      goods_name: string(),
      picture: Picture,
      buy_num: integer(),
      /** How many of these came back, or weren't sent. */
      returned: integer(),
      /** Whether the shopper canceled them before they were sent. Older replies don't have this field. */
      is_canceled: defaulted(boolean(), false),
      price: integer(),
    }),
  ),
});

export const SellerOrderPage = type({
  list: array(SellerOrder),
  total: integer(),
  /** The paid orders that the store still has to send, on all pages. */
  to_ship: integer(),
  page: integer(),
  pageSize: integer(),
});

/** What a shopper sends back to the store. */
export const SellerReturn = type({
  return_id: integer(),
  order_id: integer(),
  state: enums(['requested', 'received', 'refused', 'canceled']),
  reason: enums(RETURN_REASONS),
  note: string(),
  /** The price of the pieces, in US cents. */
  value: integer(),
  created_at: string(),
  closed_at: nullable(string()),
  lines: array(
    type({
      return_id: integer(),
      goods_id: integer(),
      goods_name: string(),
      picture: Picture,
      pieces: integer(),
    }),
  ),
});

export const SellerReturnPage = type({
  list: array(SellerReturn),
  total: integer(),
  /** The returns that are still on their way, on all pages. */
  to_receive: integer(),
  /** The lines of the address on the labels for returns, and whether it's the shop's warehouse. Older replies don't have them. */
  return_to: defaulted(array(string()), []),
  to_warehouse: defaulted(boolean(), false),
  page: integer(),
  pageSize: integer(),
});

export const Sum = { sales: number(), fee: number(), earned: number(), pieces: integer(), orders: integer() };

/** Amounts in US cents. */
export const Earnings = type({
  all: type(Sum),
  pending: type(Sum),
  available: type(Sum),
  months: array(type({ month: pattern(string(), /^\d{4}-\d{2}$/), ...Sum })),
  /** The last twelve weeks, oldest first, each by its Monday. */
  weeks: array(type({ week: pattern(string(), /^\d{4}-\d{2}-\d{2}$/), sales: number(), pieces: integer() })),
  /** What can be paid out now. */
  withdrawable: number(),
  /** All payouts, those that are still to be paid included. Returns may make it more than what is available. Older replies don't have this field. */
  withdrawn: defaulted(number(), 0),
  payouts: array(
    type({
      payout_id: integer(),
      amount: integer(),
      requested_at: string(),
      paid_at: nullable(string()),
      reference: string(),
    }),
  ),
});

export type Earnings = Infer<typeof Earnings>;

/** Goods as their seller sees them, with prices in US cents. */
export type SellerGood = Infer<typeof SellerGood>;
export type SellerReturn = Infer<typeof SellerReturn>;
export type SellerReturnPage = Infer<typeof SellerReturnPage>;
export type SellerOrder = Infer<typeof SellerOrder>;
