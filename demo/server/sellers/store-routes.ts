import { type Context, Hono } from 'hono';
import { object } from 'superstruct';
import { Earnings, SellerGood, SellerGoodsPage, SellerOrderPage } from '../../shared/replies/seller-store.js';
import type { AccountServices } from '../accounts/services.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, acknowledge, requestLanguage, succeed } from '../http/api.js';
import {
  fault,
  optionalNumber,
  type RequestStruct,
  readBody,
  readQuery,
  required,
  requiredNumber,
  to,
  trimmedText,
} from '../http/fields.js';
import type { stores } from '../stores/schema.js';
import { requireStore } from './accounts.js';
import { findEarnings } from './earnings.js';
import { editGoods, setOnSale, setStock } from './edit-goods.js';
import { answerFieldErrors } from './field-errors.js';
import { addGoods, findOwnGood, findOwnGoods, GoodsRequest } from './goods.js';
import { sellerMessages } from './messages.js';
import { correctTracking, findStoreOrders, OrdersRequest, shipPart } from './orders.js';
import { findPayouts, requestPayout } from './payouts.js';
import { GoodsFormRequest, readGoods } from './read-goods.js';

type Store = typeof stores.$inferSelect;

const MAX_STOCK = 100_000;

const goods_id = requiredNumber(1);
const OneRequest = object({ goods_id });
const EditRequest = object({ goods_id, stock_before: optionalNumber() });
const StockRequest = object({ goods_id, stock: requiredNumber(0, MAX_STOCK) });
const SaleRequest = object({
  goods_id,
  on_sale: to(required(optionalNumber(0, 1), fault('must be 0 or 1.')), (flag) => flag === 1),
});
const PayoutRequest = object({ amount: requiredNumber(1) });
const ShipRequest = object({ tracking: trimmedText(40), order_id: requiredNumber(1) });

/**
 * The calling seller's store: 401 for anyone else, 403 for a seller without a store, and 404 for anything of another
 * store.
 *
 * | call below `/pc/seller` | data |
 * |---|---|
 * | GET `goods` `{q?, page?, pageSize?}` | `{list, total, page, pageSize}`, including goods that are off sale |
 * | GET `goods/detail` `{goods_id}` | the goods |
 * | POST `goods/add` `{…the fields of the form}` | the new goods |
 * | POST `goods/edit` `{goods_id, stock_before?, …}` | the changed goods; but for `stock`, all their sizes change |
 * | POST `goods/stock` `{goods_id, stock}` | the changed goods |
 * | POST `goods/sale` `{goods_id, on_sale: 0 or 1}` | the changed goods |
 * | GET `orders` `{state?, page?, pageSize?}` | `{list, total, to_ship, page, pageSize}`: only the store's own lines |
 * | POST `orders/ship` `{order_id, tracking?}` | null |
 * | POST `orders/tracking` `{order_id, tracking}` | null; 409 once the order has arrived or was refunded |
 * | GET `earnings` | `{all, pending, available, months, weeks, withdrawable, withdrawn, payouts}`, US cents |
 * | POST `payouts/request` `{amount}` | the same; 409 while another amount waits to be paid |
 */
export function sellerStoreRoutes(db: Db, { now }: AccountServices): Hono<ApiEnv> {
  const readStore = (c: Context) => requireStore(db, c, now());
  const detail = async (c: Context, { storeId }: Store, goodsId: number) =>
    succeed(c, SellerGood, await findOwnGood(db, storeId, goodsId, requestLanguage(c), sellerMessages(c)));
  /** Answers a call that changes goods with the changed goods. */
  const change = <T>(
    c: Context,
    struct: RequestStruct<T>,
    work: (store: Store, request: T) => Promise<number>,
  ) =>
    answerFieldErrors(c, async () => {
      const store = await readStore(c);
      return detail(c, store, await work(store, await readBody(c, struct)));
    });
  const earnings = async (store: Store) => ({
    ...(await findEarnings(db, store, now())),
    ...(await findPayouts(db, store, now())),
  });
  return new Hono<ApiEnv>()
    .basePath('/pc/seller')
    .get('/goods', async (c) => {
      const { storeId } = await readStore(c);
      return succeed(
        c,
        SellerGoodsPage,
        await findOwnGoods(db, storeId, readQuery(c, GoodsRequest), requestLanguage(c)),
      );
    })
    .get('/goods/detail', async (c) => detail(c, await readStore(c), readQuery(c, OneRequest).goods_id))
    .post('/goods/add', (c) =>
      change(c, GoodsFormRequest, async (store, values) =>
        addGoods(db, store, await readGoods(db, store, values, sellerMessages(c), now()), now()),
      ),
    )
    .post('/goods/edit', (c) =>
      change(c, EditRequest, async (store, { goods_id: id, stock_before: stockBefore }) => {
        // Check the owner first: nobody else may learn what is wrong with the goods.
        await findOwnGood(db, store.storeId, id, requestLanguage(c), sellerMessages(c));
        const values = await readBody(c, GoodsFormRequest);
        const input = await readGoods(db, store, values, sellerMessages(c), now());
        await editGoods(db, store, id, { ...input, stockBefore }, sellerMessages(c));
        return id;
      }),
    )
    .post('/goods/stock', (c) =>
      change(c, StockRequest, async (store, { goods_id: id, stock }) => {
        await setStock(db, store, id, stock, sellerMessages(c));
        return id;
      }),
    )
    .post('/goods/sale', (c) =>
      change(c, SaleRequest, async (store, { goods_id: id, on_sale }) => {
        await setOnSale(db, store, id, on_sale, sellerMessages(c));
        return id;
      }),
    )
    .get('/orders', async (c) =>
      succeed(c, SellerOrderPage, await findStoreOrders(db, await readStore(c), readQuery(c, OrdersRequest))),
    )
    .post('/orders/ship', async (c) => {
      const { storeId } = await readStore(c);
      const { order_id: orderId, tracking } = await readBody(c, ShipRequest);
      await shipPart(db, storeId, orderId, tracking, sellerMessages(c), now());
      return acknowledge(c);
    })
    .post('/orders/tracking', async (c) => {
      const { storeId } = await readStore(c);
      const { order_id: orderId, tracking } = await readBody(c, ShipRequest);
      await correctTracking(db, { storeId, orderId, tracking }, sellerMessages(c));
      return acknowledge(c);
    })
    .get('/earnings', async (c) => succeed(c, Earnings, await earnings(await readStore(c))))
    .post('/payouts/request', async (c) => {
      const store = await readStore(c);
      const { amount } = await readBody(c, PayoutRequest);
      await requestPayout(db, store, amount, sellerMessages(c), now());
      return succeed(c, Earnings, await earnings(store));
    });
}
