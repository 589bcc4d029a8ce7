import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct';
import { postal } from './addresses.js';
import { OrderLine, Shipment, State, sums } from './checkout.js';
import { amount } from './fields.js';

/** A line of an order that has been placed. */
const PlacedLine = type({
  ...OrderLine.schema,
  /** Whether it can be bought again. */
  in_stock: boolean(),
  /** A car's make; null for goods. */
  make: nullable(string()),
});

export const order = {
  order_id: amount,
  state: State,
  ...sums,
  created_at: string(),
  expires_at: string(),
  /** What the shopper can do with the order now. */
  acts: array(enums(['pay', 'cancel', 'confirm', 'expire', 'ship', 'refund'])),
  lines: array(PlacedLine),
};

export const ListedOrder = type(order);

export const OrderPage = type({
  list: array(ListedOrder),
  total: amount,
  page: amount,
  pageSize: amount,
  counts: array(type({ state: State, count: amount })),
});

export const Order = type({
  ...order,
  ship_to: type(postal),
  shipments: array(Shipment),
  events: array(type({ act: string(), state: State, actor: string(), note: string(), at: string() })),
  payment: nullable(
    type({
      /** Both are empty if it wasn't paid by card. */
      card_brand: string(),
      card_last4: string(),
      refund: nullable(enums(['due', 'done'])),
      /** US cents that have gone back or shall go back: all of it, or a part. */
      refunded: amount,
    }),
  ),
});

export const BoughtAgain = type({ added: amount, missing: array(string()) });

export type ListedOrder = Infer<typeof ListedOrder>;
export type OrderPage = Infer<typeof OrderPage>;
export type Order = Infer<typeof Order>;
export type OrderState = ListedOrder['state'];
