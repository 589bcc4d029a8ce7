import { array, boolean, enums, type Infer, nullable, string, type, union } from 'superstruct';
import { type Fields, get, post } from './request.js';
import { amount, hex } from './structs.js';

/** The data that a product's picture is drawn from. */
export const Picture = union([
  type({ kind: enums(['goods']), art: string(), color: string(), color_hex: hex }),
  type({ kind: enums(['car']), drawing: string(), color: string(), color_hex: hex }),
]);

const Line = type({
  goods_id: amount,
  goods_name: string(),
  slug: string(),
  picture: Picture,
  store_name: string(),
  zone: amount,
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
  problem: nullable(enums(['gone', 'sold_out', 'too_many'])),
});

const Cart = type({ lines: array(Line), count: amount, subtotal: amount });

export type Picture = Infer<typeof Picture>;
export type CartLine = Infer<typeof Line>;

/** The cart of the shopper or guest. `count` and `subtotal` leave out items saved for later. */
export type Cart = Infer<typeof Cart>;

export const loadCart = () => get('/pc/cart/list', Cart);

const change = (call: string, fields: Fields) => post(`/pc/cart/${call}`, Cart, fields);

/** Adds pieces to those already in the cart. Fails with code 409 if there aren't enough in stock. */
export const addLine = (goods_id: number, buy_num: number) => change('add', { goods_id, buy_num });

/** Sets a product's quantity, and whether it's saved for later. Also puts back a removed product. */
export const setLine = (goods_id: number, buy_num: number, saved: boolean) =>
  change('set', { goods_id, buy_num, saved });

export const removeLine = (goods_id: number) => change('remove', { goods_id });

/** Moves the cart of the guest with this uuid to the signed-in shopper. */
export const mergeCart = (uuid: string) => change('merge', { uuid });
