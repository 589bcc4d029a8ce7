import { BoughtAgain, Order, OrderPage, type OrderState } from '../../shared/replies/orders.js';
import { shopQuery } from '../data/use-shop-query.js';
import { allOrders } from './checkout.js';
import { post } from './request.js';

export const ordersQuery = (state: OrderState | null, page: number, pageSize?: number) =>
  shopQuery('/pc/order/list', OrderPage, { state, page, pageSize }, allOrders);

export const orderQuery = (order_id: string) => shopQuery('/pc/order/detail', Order, { order_id }, allOrders);

/** Cancels an order, and refunds what was paid. Fails with code 409 once it's too late. */
export const cancelOrder = (order_id: number) => post('/pc/order/cancel', Order, { order_id });

/** Cancels what no seller has sent of an order, and refunds it. Fails with code 409 once all of it was sent. */
export const cancelRest = (order_id: number) => post('/pc/order/cancelRest', Order, { order_id });

/** Confirms that an order has arrived. */
export const confirmOrder = (order_id: number) => post('/pc/order/confirm', Order, { order_id });

/** Confirms that one of an order's deliveries has arrived. Fails with code 409 if not all of it has left. */
export const confirmDelivery = (
  order_id: number,
  { kind, zone }: Pick<Order['shipments'][number], 'kind' | 'zone'>,
) => post('/pc/order/confirmDelivery', Order, { order_id, kind, zone });

interface ReturnRequest {
  order_id: number;
  /** Pieces by goods, such as `20001:2,20002:1`. */
  items: string;
  reason: string;
  note: string;
  /** The same key again means the same return. */
  key: string;
}

/** Requests a return. Fails with code 409 if it's too late, or if less is left. */
export const returnItems = (request: ReturnRequest) => post('/pc/order/return', Order, { ...request });

/** Cancels a return. Fails with code 409 once it has been received or refused. */
export const cancelReturn = (order_id: number, return_id: number) =>
  post('/pc/order/cancelReturn', Order, { order_id, return_id });

/** Puts an order's items into the cart again. `missing` names those that are no longer available. */
export const buyAgain = (order_id: number) => post('/pc/order/buyAgain', BoughtAgain, { order_id });
