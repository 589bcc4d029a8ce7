import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct';
import { shopQuery } from '../data/use-shop-query.js';
import { Picture } from './cart.js';
import { type Fields, post } from './request.js';
import { amount } from './structs.js';

export const STATES = ['unpaid', 'paid', 'shipped', 'received', 'cancelled', 'refunded'] as const;
export const State = enums(STATES);

/** One line of an order. Prices are in US cents. */
export const OrderLine = type({
  goods_id: amount,
  goods_name: string(),
  picture: Picture,
  store_name: string(),
  zone: amount,
  buy_num: amount,
  price: amount,
  total: amount,
});

export const Shipment = type({
  kind: enums(['parcel', 'car']),
  zone: amount,
  days_min: amount,
  days_max: amount,
  fee: amount,
  free_from: nullable(amount),
  goods_ids: array(amount),
});

/** The amounts that make up an order, in US cents. A point is worth one cent. */
export const sums = {
  subtotal: amount,
  shipping: amount,
  discount: amount,
  points: amount,
  total: amount,
};

const Summary = type({
  lines: array(OrderLine),
  blocked: array(string()),
  shipments: array(Shipment),
  deliverable: boolean(),
  coupons: array(
    type({
      user_coupon_id: amount,
      name: string(),
      terms: string(),
      /** The coupon's code, such as "7K3-Q9F". */
      code: string(),
      discount: amount,
      expires_at: string(),
    }),
  ),
  user_coupon_id: amount,
  points_most: amount,
  ...sums,
});

export const allOrders = { queryKey: ['orders'] } as const;

const Placed = type({ order_id: amount, state: State, total: amount });

export type Summary = Infer<typeof Summary>;
export type OrderLine = Infer<typeof OrderLine>;
export type Shipment = Infer<typeof Shipment>;

/** The shopper's choices. A null `coupon` means the one that takes off the most, and 0 means none. */
export interface Choices {
  readonly address: string | null;
  readonly coupon: number | null;
  readonly usePoints: boolean;
}

const fieldsOf = ({ address, coupon, usePoints }: Choices): Fields => ({
  address_id: address,
  user_coupon_id: coupon,
  use_points: usePoints,
});

/** The summary of an order for the whole cart. @param visit the page's key: answers to an earlier page aren't reused */
export const summaryQuery = (choices: Choices, visit: string) => ({
  queryKey: ['summary', visit, choices],
  queryFn: () => post('/pc/checkout/summary', Summary, fieldsOf(choices)),
});

/**
 * Places the order that was shown. Sending the same key again returns the same order, so a lost reply can be requested
 * again. Fails with code 409 if the order is no longer what was shown.
 */
export const createOrder = (choices: Choices, total: number, key: string, landing: Fields) =>
  post('/pc/order/create', Placed, { ...landing, ...fieldsOf(choices), total, key });

/** Starts an order's payment. `url` is the card provider's page, or null if the order is already paid. */
export const payOrder = (order_id: number) =>
  post('/pc/order/pay', type({ url: nullable(string()) }), { order_id });

const PaymentState = type({
  order_id: amount,
  state: State,
  payment: nullable(enums(['open', 'processing', 'succeeded', 'expired'])),
});
export type PaymentState = Infer<typeof PaymentState>;

/** The state of an order's payment, as the shop knows it, or as the provider does while the shop doesn't. */
export const paymentQuery = (order_id: string) =>
  shopQuery('/pc/payment/state', PaymentState, { order_id }, allOrders);
