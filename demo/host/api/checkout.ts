import { Payment, PaymentState, PlacedOrder, Summary, UnpaidOrders } from '../../shared/replies/checkout.js';
import { shopQuery } from '../data/use-shop-query.js';
import { type Fields, post } from './request.js';

export const allOrders = { queryKey: ['orders'] } as const;

export const allSummaries = { queryKey: ['summary'] } as const;

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
  queryKey: [...allSummaries.queryKey, visit, choices],
  queryFn: () => post('/pc/checkout/summary', Summary, fieldsOf(choices)),
});

/**
 * Places the order that was shown. Sending the same key again returns the same order, so a lost reply can be requested
 * again. Fails with code 409 if the order is no longer what was shown.
 */
export const createOrder = (choices: Choices, total: number, key: string, landing: Fields) =>
  post('/pc/order/create', PlacedOrder, { ...landing, ...fieldsOf(choices), total, key });

/** The shopper's or guest's orders that wait for payment. */
export const unpaidQuery = shopQuery('/pc/checkout/unpaid', UnpaidOrders, {}, allOrders);

/** Starts an order's payment. `url` is the card provider's page, or null if the order is already paid. */
export const payOrder = (order_id: number) => post('/pc/order/pay', Payment, { order_id });

/** The state of an order's payment, as the shop knows it, or as the provider does while the shop doesn't. */
export const paymentQuery = (order_id: string) =>
  shopQuery('/pc/payment/state', PaymentState, { order_id }, allOrders);
