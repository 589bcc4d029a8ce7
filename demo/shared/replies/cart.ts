import { array, boolean, enums, type Infer, nullable, optional, string, type, union } from 'superstruct';
import { amount, hex, regionFees } from './fields.js';

/** The data that a product's picture is drawn from. */
export const Picture = union([
  type({ kind: enums(['goods']), art: string(), color: string(), color_hex: hex }),
  type({ kind: enums(['car']), drawing: string(), color: string(), color_hex: hex }),
]);

/** A car's mileage. `null` for goods and for a car that the shop no longer has. Older replies don't have this field. */
export const mileage_km = optional(nullable(amount));

export const CartLine = type({
  goods_id: amount,
  goods_name: string(),
  slug: string(),
  picture: Picture,
  store_name: string(),
  zone: amount,
  /** The city or port that it starts from; empty if the shop no longer has it. */
  ships_from: string(),
  /** In US cents: the price per piece at this quantity, of a single piece, and before any reduction. */
  price: amount,
  unit_price: amount,
  list_price: nullable(amount),
  next_step: nullable(type({ min_qty: amount, price: amount })),
  buy_num: amount,
  total: amount,
  stock: amount,
  saved: boolean(),
  /** The price of a piece when it was added to the cart. `null` if it's still the same. */
  price_before: nullable(amount),
  /** A car's port, and what shipping it from there costs. `null` for goods. */
  car: nullable(type({ port: string(), fees: regionFees })),
  mileage_km,
  problem: nullable(enums(['gone', 'sold_out', 'too_many'])),
});

export const Cart = type({ lines: array(CartLine), count: amount, subtotal: amount });

export type Picture = Infer<typeof Picture>;
export type CartLine = Infer<typeof CartLine>;

/** The cart of the shopper or guest. `count` and `subtotal` leave out items saved for later. */
export type Cart = Infer<typeof Cart>;
