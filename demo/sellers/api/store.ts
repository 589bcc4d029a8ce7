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
import { postal } from '../../host/api/addresses.js';
import { firstPhoto } from '../../host/api/photo.js';
import type { Fields } from '../../host/api/request.js';
import { hex } from '../../host/api/structs.js';
import { ensure, refetchQuery } from '../../host/data/use-shop-query.js';
import { departmentsQuery } from './application.js';
import { getOwn, OWN, ownQuery, postOwn } from './session.js';

const Good = type({
  goods_id: integer(),
  slug: string(),
  goods_name: string(),
  cat_id: integer(),
  cat_name: string(),
  art: string(),
  color: string(),
  color_hex: hex,
  description: string(),
  lang: string(),
  photo: firstPhoto,
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
  ship_to: nullable(type(postal)),
  sum: number(),
  fee: number(),
  lines: array(
    type({
      goods_id: integer(),
      goods_name: string(),
      picture: type({ art: optional(string()), color_hex: hex }),
      buy_num: integer(),
      price: integer(),
    }),
  ),
});

const OrderPage = type({
  list: array(Order),
  total: integer(),
  /** The paid orders that the store still has to send, on all pages. */
  to_ship: integer(),
  page: integer(),
  pageSize: integer(),
});

const Sum = { sales: number(), fee: number(), earned: number(), pieces: integer(), orders: integer() };

/** Amounts in US cents. */
const Earnings = type({
  all: type(Sum),
  pending: type(Sum),
  available: type(Sum),
  months: array(type({ month: pattern(string(), /^\d{4}-\d{2}$/), ...Sum })),
});

/** Goods as their seller sees them, with prices in US cents. */
export type Good = Infer<typeof Good>;
export type SellerOrder = Infer<typeof Order>;

/** Queries the store's goods, including those off sale, 20 per page. With a text, only goods with it in their names. */
export const goodsQuery = (page: number, q: string) =>
  ownQuery('/goods', GoodsPage, { page, pageSize: 20, q });

/** Queries the initial data of the goods form. @param goodsId a number, or `new` */
export const goodQuery = (goodsId: string) => ({
  queryKey: [OWN, 'good', goodsId],
  queryFn: async () => {
    const [good, departments] = await Promise.all([
      goodsId === 'new' ? null : getOwn('/goods/detail', Good, { goods_id: goodsId }),
      ensure(departmentsQuery),
    ]);
    return { good, departments };
  },
});

/** Adds goods or, with `goods_id`, changes them. @throws {ApiError} an error that may name fields */
export const saveGood = (fields: Fields) =>
  postOwn(`/goods/${fields.goods_id ? 'edit' : 'add'}`, Good, fields);

export const setStock = (goods_id: number, stock: string) =>
  postOwn('/goods/stock', Good, { goods_id, stock });

export const setOnSale = (goods_id: number, on_sale: boolean) =>
  postOwn('/goods/sale', Good, { goods_id, on_sale });

/** Queries the orders that contain the store's goods, 20 per page. */
export const ordersQuery = (page: number) => ownQuery('/orders', OrderPage, { page, pageSize: 20 });

export const shipOrder = (order_id: number, tracking: string) =>
  postOwn('/orders/ship', unknown(), { order_id, tracking });

export const earningsQuery = ownQuery('/earnings', Earnings);

/** Refetches the store data that is on screen. Resolves when the new data has arrived. */
export const refetchStore = (): Promise<void> => refetchQuery({ queryKey: [OWN] });
