import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct';
import { mileage_km, Picture } from './cart.js';
import { amount } from './fields.js';

export const STATES = ['unpaid', 'paid', 'shipped', 'received', 'canceled', 'refunded'] as const;
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
  mileage_km,
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

export const Summary = type({
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

/** What it costs to deliver the cart to a zip code, and when it arrives. */
export const Shipping = type({ shipments: array(Shipment), shipping: amount, deliverable: boolean() });
export type Shipping = Infer<typeof Shipping>;

/** The orders that are held until they are paid, the latest first. */
export const UnpaidOrders = array(type({ order_id: amount }));

export const PlacedOrder = type({ order_id: amount, state: State, total: amount });

export type Summary = Infer<typeof Summary>;
export type OrderLine = Infer<typeof OrderLine>;
export type Shipment = Infer<typeof Shipment>;

/** Where an order is paid: the card provider's page, or null if the order is already paid. */
export const Payment = type({ url: nullable(string()) });

export const PaymentState = type({
  order_id: amount,
  state: State,
  payment: nullable(enums(['open', 'processing', 'succeeded', 'expired'])),
  /** Until when it's held if it's unpaid. */
  expires_at: string(),
  /** Where the confirmation is mailed to; null if the shopper has no email, or doesn't want such mails. */
  mailed_to: nullable(string()),
});
export type PaymentState = Infer<typeof PaymentState>;
