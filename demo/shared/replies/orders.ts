import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct';
import { RETURN_REASONS } from '../returns.js';
import { postal } from './addresses.js';
import { OrderLine, Shipment, State, sums } from './checkout.js';
import { amount } from './fields.js';

/** A line of an order that has been placed. */
const PlacedLine = type({
  ...OrderLine.schema,
  /** Whether it can be bought again. */
  in_stock: boolean(),
  /** How many of the pieces have been returned. */
  returned: amount,
  /** A car's make; null for goods. */
  make: nullable(string()),
  /** A car's VIN; null for goods, and for a car without a record. */
  vin: nullable(string()),
});

/** A part of an order that arrives on its own. */
const DeliveredShipment = type({
  ...Shipment.schema,
  /** When it arrived (ISO 8601); null if it hasn't. */
  arrived_at: nullable(string()),
});

export const order = {
  order_id: amount,
  state: State,
  ...sums,
  created_at: string(),
  expires_at: string(),
  /** Null if it wasn't paid, or isn't delivered yet. */
  paid_at: nullable(string()),
  received_at: nullable(string()),
  shipments: array(DeliveredShipment),
  /** What the shopper can do with the order now. */
  acts: array(enums(['pay', 'cancel', 'cancel-rest', 'confirm', 'expire', 'ship', 'refund'])),
  /** Whether anything of it can be returned now. */
  can_return: amount,
  /** Whether only what arrived damaged, defective, or wrong can still be returned. */
  faulty_only: boolean(),
  /** US cents of the total that have gone back, or shall go back. */
  refunded: amount,
  /** Whether some of what shall go back is still on its way. */
  is_refund_due: boolean(),
  /** In the order of the deliveries that they arrive with. */
  lines: array(PlacedLine),
};

/** A return: what goes back to one seller, and what the shopper gets for it. */
export const Return = type({
  return_id: amount,
  store_name: string(),
  /** The lines of the seller's address, below its name. */
  return_to: array(string()),
  state: enums(['requested', 'received', 'refused', 'canceled']),
  reason: enums(RETURN_REASONS),
  note: string(),
  /** The operator's reason for refusing it; otherwise empty. */
  refusal: string(),
  /** The price of the pieces, and the original shipping that goes back with them, in US cents. */
  value: amount,
  shipping: amount,
  /** US cents to the card, points, and US cents withheld for the label. */
  refund: amount,
  points: amount,
  label: amount,
  is_refunded: boolean(),
  created_at: string(),
  closed_at: nullable(string()),
  lines: array(type({ goods_id: amount, pieces: amount })),
});

/** What can still be returned, until when, and what it's worth: `demo/shared/returns.ts` has the arithmetic. */
export const Returnable = type({
  /** Whether only what arrived damaged, defective, or wrong can still be returned. */
  faulty_only: boolean(),
  /** What the order's other returns contain and give back. */
  before: type({ value: amount, faulty: array(amount), refund: amount, points: amount, label: amount }),
  paid: type({
    ...{ subtotal: amount, discount: amount, points: amount, total: amount, left: amount },
    parcels: array(type({ goods: amount, fee: amount })),
  }),
  lines: array(
    type({
      ...{ goods_id: amount, store_id: amount, parcel: amount, pieces: amount, price: amount },
      /** The last days: for any reason, and for what arrived damaged, defective, or wrong. */
      until: string(),
      faulty_until: string(),
      /** Whether the first of these is over. */
      faulty_only: boolean(),
    }),
  ),
});

export const ListedOrder = type(order);

export const OrderPage = type({
  list: array(ListedOrder),
  total: amount,
  page: amount,
  pageSize: amount,
  counts: array(type({ state: State, count: amount })),
});

/** A part of an order that arrives on its own, and the packages of it that have been sent. */
const OrderedShipment = type({
  ...DeliveredShipment.schema,
  /** Whether the shopper can say that it has arrived, while others are to come. */
  can_confirm: boolean(),
  /** When each was sent, with which carrier and tracking number, if that is known, and what is in it. */
  sent: array(type({ at: string(), note: string(), goods_ids: array(amount) })),
});

export const Order = type({
  ...order,
  shipments: array(OrderedShipment),
  /** Names of what no seller has sent yet, if others have: it can be canceled alone. */
  rest: array(string()),
  /** US cents and points that come back if it is canceled. */
  rest_refund: amount,
  rest_points: amount,
  /** What was canceled so, which is no longer among the lines, and the US cents and points of it; null for nothing. */
  canceled: nullable(
    type({
      ...{ subtotal: amount, shipping: amount, discount: amount, points: amount, refund: amount },
      lines: array(type({ goods_id: amount, goods_name: string(), pieces: amount, total: amount })),
    }),
  ),
  returnable: nullable(Returnable),
  returns: array(Return),
  ship_to: type(postal),
  events: array(type({ act: string(), state: State, actor: string(), note: string(), at: string() })),
  payment: nullable(
    type({
      /** Both are empty if it wasn't paid by card. */
      card_brand: string(),
      card_last4: string(),
      refund: nullable(enums(['due', 'done'])),
      /** US cents that the card was charged: the total before anything was canceled. */
      charged: amount,
      /** US cents that have gone back or shall go back: all of it, or a part. */
      refunded: amount,
      /** US cents of all payments of the order that the shop keeps. */
      left: amount,
    }),
  ),
});

export const BoughtAgain = type({ added: amount, missing: array(string()) });

export type Return = Infer<typeof Return>;
export type Returnable = Infer<typeof Returnable>;
export type ListedOrder = Infer<typeof ListedOrder>;
export type OrderPage = Infer<typeof OrderPage>;
export type Order = Infer<typeof Order>;
export type OrderState = ListedOrder['state'];
