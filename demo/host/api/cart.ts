import { array, boolean, enums, type Infer, nullable, string, type, union } from 'superstruct';
import { type Fields, get, post } from './request.js';
import { amount, hex } from './structs.js';

/** What a product is drawn by. */
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
  /** US cents: of a piece at this quantity, of a piece alone, and before it was reduced. */
  price: amount,
  unit_price: amount,
  list_price: nullable(amount),
  next_step: nullable(type({ min_qty: amount, price: amount })),
  buy_num: amount,
  total: amount,
  stock: amount,
  saved: boolean(),
  /** What a piece cost when it was put here; null while that holds. */
  price_before: nullable(amount),
  problem: nullable(enums(['gone', 'sold_out', 'too_many'])),
});

const Cart = type({ lines: array(Line), count: amount, subtotal: amount });

export type Picture = Infer<typeof Picture>;
export type CartLine = Infer<typeof Line>;

/** What lies in the cart of the shopper, or of the guest; `count` and `subtotal` leave out what is saved. */
export type Cart = Infer<typeof Cart>;

export const loadCart = () => get('/pc/cart/list', Cart);

const change = (call: string, fields: Fields) => post(`/pc/cart/${call}`, Cart, fields);

/** Puts pieces into the cart, to those that are there. Fails with 409 when there are not as many. */
export const addLine = (goods_id: number, buy_num: number) => change('add', { goods_id, buy_num });

/** Changes how many pieces lie in the cart, and whether they are saved for later. Puts back what is gone. */
export const setLine = (goods_id: number, buy_num: number, saved: boolean) =>
  change('set', { goods_id, buy_num, saved });

export const removeLine = (goods_id: number) => change('remove', { goods_id });

/** Moves what a guest of this uuid put into the cart to the signed-in shopper. */
export const mergeCart = (uuid: string) => change('merge', { uuid });
