import {
  array,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  optional,
  pattern,
  string,
  type,
  unknown,
} from 'superstruct';
import { getAsOutcome, type Outcome, postAsOutcome } from './request.js';

const color = pattern(string(), /^#[0-9a-f]{3,8}$/i);

const Good = type({
  goods_id: integer(),
  slug: string(),
  goods_name: string(),
  cat_id: integer(),
  cat_name: string(),
  art: string(),
  color: string(),
  color_hex: color,
  description: string(),
  price: integer(),
  list_price: nullable(integer()),
  stock: integer(),
  sold: integer(),
  zone: integer(),
  weight_g: integer(),
  wholesale: array(type({ min_qty: integer(), price: integer() })),
  on_sale: integer(),
});

const GoodsPage = type({ list: array(Good), total: integer(), page: integer(), pageSize: integer() });

const Order = type({
  order_id: integer(),
  state: enums(['paid', 'shipped', 'received', 'cancelled', 'refunded']),
  created_at: string(),
  can_ship: integer(),
  shipped_at: nullable(string()),
  tracking: string(),
  ship_to: nullable(
    type({
      contact_name: string(),
      street: string(),
      unit: string(),
      city_name: string(),
      state: string(),
      post_code: string(),
      phone: string(),
    }),
  ),
  sum: number(),
  fee: number(),
  lines: array(
    type({
      goods_id: integer(),
      goods_name: string(),
      picture: type({ art: optional(string()), color_hex: color }),
      buy_num: integer(),
      price: integer(),
    }),
  ),
});

const OrderPage = type({ list: array(Order), total: integer(), page: integer(), pageSize: integer() });

const Sum = { sales: number(), fee: number(), earned: number(), pieces: integer(), orders: integer() };

const Earnings = type({
  all: type(Sum),
  pending: type(Sum),
  available: type(Sum),
  months: array(type({ month: pattern(string(), /^\d{4}-\d{2}$/), ...Sum })),
});

/** Goods as their seller sees them; prices in US cents. */
export type Good = Infer<typeof Good>;
export type GoodsPage = Infer<typeof GoodsPage>;
export type SellerOrder = Infer<typeof Order>;
export type OrderPage = Infer<typeof OrderPage>;
/** In US cents. */
export type Earnings = Infer<typeof Earnings>;

const base = '/pc/seller';
const ofPage = (page: number) => ({ page: String(page), pageSize: '20' });

export const loadGoods = (token: string, page: number, q: string): Promise<Outcome<GoodsPage>> =>
  getAsOutcome(token, `${base}/goods`, GoodsPage, { ...ofPage(page), q });

export const loadGood = (token: string, goodsId: string): Promise<Outcome<Good>> =>
  getAsOutcome(token, `${base}/goods/detail`, Good, { goods_id: goodsId });

/** Adds goods, or with `goods_id` changes them. */
export const saveGood = (token: string, fields: Record<string, string>): Promise<Outcome<Good>> =>
  postAsOutcome(token, `${base}/goods/${fields.goods_id ? 'edit' : 'add'}`, Good, fields);

export const setStock = (token: string, goodsId: number, stock: string): Promise<Outcome<Good>> =>
  postAsOutcome(token, `${base}/goods/stock`, Good, { goods_id: String(goodsId), stock });

export const setOnSale = (token: string, goodsId: number, isOnSale: boolean): Promise<Outcome<Good>> =>
  postAsOutcome(token, `${base}/goods/sale`, Good, {
    goods_id: String(goodsId),
    on_sale: isOnSale ? '1' : '0',
  });

export const loadOrders = (token: string, page: number): Promise<Outcome<OrderPage>> =>
  getAsOutcome(token, `${base}/orders`, OrderPage, ofPage(page));

export const shipOrder = (token: string, orderId: number, tracking: string): Promise<Outcome<unknown>> =>
  postAsOutcome(token, `${base}/orders/ship`, unknown(), { order_id: String(orderId), tracking });

export const loadEarnings = (token: string): Promise<Outcome<Earnings>> =>
  getAsOutcome(token, `${base}/earnings`, Earnings);
