import { unknown } from 'superstruct';
import type { Fields } from '../../host/api/request.js';
import { ensure, refetchQuery } from '../../host/data/use-shop-query.js';
import {
  Earnings,
  SellerGood,
  SellerGoodsPage,
  SellerOrderPage,
  SellerReturnPage,
} from '../../shared/replies/seller-store.js';
import { departmentsQuery } from './application.js';
import { getOwn, OWN, ownQuery, postOwn } from './session.js';

/** Queries the store's goods, including those off sale, 20 per page. With a text, only goods with it in their names. */
export const goodsQuery = (page: number, q: string) =>
  ownQuery('/goods', SellerGoodsPage, { page, pageSize: 20, q });

/** Queries the initial data of the goods form. @param goodsId a number, or `new` */
export const goodQuery = (goodsId: string) => ({
  queryKey: [OWN, 'good', goodsId],
  queryFn: async () => {
    const [good, departments] = await Promise.all([
      goodsId === 'new' ? null : getOwn('/goods/detail', SellerGood, { goods_id: goodsId }),
      ensure(departmentsQuery),
    ]);
    return { good, departments };
  },
});

/** Adds goods or, with `goods_id`, changes them. @throws {RequestError} an error that may name fields */
export const saveGood = (fields: Fields) =>
  postOwn(`/goods/${fields.goods_id ? 'edit' : 'add'}`, SellerGood, fields);

export const setStock = (goods_id: number, stock: string) =>
  postOwn('/goods/stock', SellerGood, { goods_id, stock });

export const setOnSale = (goods_id: number, on_sale: boolean) =>
  postOwn('/goods/sale', SellerGood, { goods_id, on_sale });

/** Queries the orders that contain the store's goods, 20 per page. */
export const ordersQuery = (page: number) => ownQuery('/orders', SellerOrderPage, { page, pageSize: 20 });

export const shipOrder = (order_id: number, tracking: string) =>
  postOwn('/orders/ship', unknown(), { order_id, tracking });

export const correctTracking = (order_id: number, tracking: string) =>
  postOwn('/orders/tracking', unknown(), { order_id, tracking });

/** Queries what buyers send back, 20 per page. */
export const returnsQuery = (page: number) => ownQuery('/returns', SellerReturnPage, { page, pageSize: 20 });

/** Confirms that a return has arrived. The buyer gets the money back. */
export const receiveReturn = (return_id: number) => postOwn('/returns/receive', unknown(), { return_id });

export const earningsQuery = ownQuery('/earnings', Earnings);

/** Requests a payout of this sum, in US cents. */
export const requestPayout = (amount: number) => postOwn('/payouts/request', Earnings, { amount });

/** Refetches the store data that is on screen. Resolves when the new data has arrived. */
export const refetchStore = (): Promise<void> => refetchQuery({ queryKey: [OWN] });
