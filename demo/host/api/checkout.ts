import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct';
import { shopQuery } from '../data/use-shop-query.js';
import { Picture } from './cart.js';
import { type Fields, post } from './request.js';
import { amount } from './structs.js';

export const STATES = ['unpaid', 'paid', 'shipped', 'received', 'cancelled', 'refunded'] as const;
export const State = enums(STATES);

/** What is ordered; prices are US cents. */
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

/** What an order is made of; sums are US cents, a point is worth one. */
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
      /** What it is told by, such as "7K3-Q9F". */
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

/** What the shopper chose: no `coupon` is the one that takes off most, 0 is none. */
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

/** The order of all that lies in the cart. @param visit of the page: what an earlier one was told is not shown again */
export const summaryQuery = (choices: Choices, visit: string) => ({
  queryKey: ['summary', visit, choices],
  queryFn: () => post('/pc/checkout/summary', Summary, fieldsOf(choices)),
});

/**
 * Places the order that was shown. The same key again is the same order, so that a lost reply can be asked for again.
 * Fails with 409 when it is no longer what was shown.
 */
export const createOrder = (choices: Choices, total: number, key: string, landing: Fields) =>
  post('/pc/order/create', Placed, { ...landing, ...fieldsOf(choices), total, key });

/** Where an order is paid: the card provider's page; null when it was paid already. */
export const payOrder = (order_id: number) =>
  post('/pc/order/pay', type({ url: nullable(string()) }), { order_id });

const PaymentState = type({
  order_id: amount,
  state: State,
  payment: nullable(enums(['open', 'processing', 'succeeded', 'expired'])),
});
export type PaymentState = Infer<typeof PaymentState>;

/** What became of an order's payment, as the shop knows it, and the provider while the shop does not. */
export const paymentQuery = (order_id: string) =>
  shopQuery('/pc/payment/state', PaymentState, { order_id }, allOrders);
