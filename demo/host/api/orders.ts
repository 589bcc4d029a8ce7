import { array, enums, type Infer, nullable, string, type } from 'superstruct';
import { shopQuery } from '../data/use-shop-query.js';
import { postal } from './addresses.js';
import { allOrders, OrderLine, Shipment, State, sums } from './checkout.js';
import { post } from './request.js';
import { amount } from './structs.js';

const order = {
  order_id: amount,
  state: State,
  ...sums,
  created_at: string(),
  expires_at: string(),
  /** What the shopper can do with the order now. */
  acts: array(enums(['pay', 'cancel', 'confirm', 'expire', 'ship', 'refund'])),
  lines: array(OrderLine),
};

const Listed = type(order);

const Page = type({
  list: array(Listed),
  total: amount,
  page: amount,
  pageSize: amount,
  counts: array(type({ state: State, count: amount })),
});

const Detail = type({
  ...order,
  ship_to: type(postal),
  shipments: array(Shipment),
  events: array(type({ act: string(), state: State, actor: string(), note: string(), at: string() })),
  payment: nullable(
    type({ card_brand: string(), card_last4: string(), refund: nullable(enums(['due', 'done'])) }),
  ),
});

const Again = type({ added: amount, missing: array(string()) });

export type ListedOrder = Infer<typeof Listed>;
export type OrderPage = Infer<typeof Page>;
export type Order = Infer<typeof Detail>;
export type OrderState = ListedOrder['state'];

export const ordersQuery = (state: OrderState | null, page: number, pageSize?: number) =>
  shopQuery('/pc/order/list', Page, { state, page, pageSize }, allOrders);

export const orderQuery = (order_id: string) =>
  shopQuery('/pc/order/detail', Detail, { order_id }, allOrders);

/** Cancels an order, and refunds what was paid. Fails with code 409 once it's too late. */
export const cancelOrder = (order_id: number) => post('/pc/order/cancel', Detail, { order_id });

/** Confirms that an order has arrived. */
export const confirmOrder = (order_id: number) => post('/pc/order/confirm', Detail, { order_id });

/** Puts an order's items into the cart again. `missing` names those that are no longer available. */
export const buyAgain = (order_id: number) => post('/pc/order/buyAgain', Again, { order_id });
