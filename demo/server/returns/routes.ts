import { type Context, Hono } from 'hono';
import { object } from 'superstruct';
import { Order } from '../../shared/replies/orders.js';
import { SellerReturnPage } from '../../shared/replies/seller-store.js';
import { RETURN_REASONS } from '../../shared/returns.js';
import { limitChanges } from '../cart/owner.js';
import type { Db } from '../db/database.js';
import { requireBuyerOf } from '../guests/buyers.js';
import { type ApiEnv, ApiError, acknowledge, notFound, requestLanguage, succeed } from '../http/api.js';
import {
  anyText,
  check,
  fault,
  paging,
  readBody,
  readQuery,
  requiredNumber,
  requiredText,
  shownFault,
  to,
} from '../http/fields.js';
import { findOrder } from '../orders/find-orders.js';
import type { PaymentServices } from '../payments/services.js';
import { requireStore } from '../sellers/accounts.js';
import { isWarehouse } from '../stores/return-address.js';
import { ClosedReturn, closeReturn } from './close-return.js';
import { findStoreReturns } from './find-store-returns.js';
import { RETURN_MESSAGES, type ReturnMessages } from './messages.js';
import { requestReturn } from './request-return.js';

const MAX_NOTE = 500;
const MAX_LINES = 200;

const return_id = requiredNumber(1);
const order_id = requiredNumber(1);

const requestOf = (texts: ReturnMessages) =>
  object({
    order_id,
    key: check(
      requiredText(),
      (key) => /^[\w-]{8,100}$/.test(key),
      fault('must be 8 to 100 letters, digits, "-" or "_".'),
    ),
    reason: to(
      anyText(),
      (text) => RETURN_REASONS.find((reason) => reason === text) ?? shownFault(texts.chooseReason),
    ),
    // Lines become spaces: nobody needs more of them, and no other control character gets into a text.
    note: to(anyText(), (text) => {
      const note = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
      return note.length > MAX_NOTE ? shownFault(texts.noteTooLong) : note;
    }),
    items: to(anyText(), (text) => readItems(text) ?? fault('must be like "20001:2,20002:1".')),
  });

/** Reads goods with their pieces, such as `20001:2,20002:1`. Returns null if it is anything else. */
function readItems(text: string): ReadonlyMap<number, number> | null {
  const items = text === '' ? [] : text.split(',');
  if (items.length > MAX_LINES || items.some((item) => !/^\d{1,9}:[1-9]\d{0,8}$/.test(item))) return null;
  const pairs = items.map((item) => item.split(':').map(Number));
  const pieces = new Map(pairs.map(([goodsId = 0, count = 0]) => [goodsId, count]));
  return pieces.size === items.length ? pieces : null;
}

const CancelRequest = object({ order_id, return_id });
const ReceiveRequest = object({ return_id });
const ListRequest = object(paging());

/**
 * Returns of delivered orders. The first two calls are the signed-in shopper's, or the guest's whose order it is (401
 * for others), and answer with the order; the others are the calling seller's (401 for anyone else, 403 without a
 * store). Anything of someone else's is a 404.
 *
 * | call below `/pc` | data |
 * |---|---|
 * | POST `order/return` `{order_id, key, reason, items: "goods:pieces,…", note?}` | the changed order |
 * | POST `order/cancelReturn` `{order_id, return_id}` | the changed order |
 * | GET `seller/returns` `{page?, pageSize?}` | `{list, total, to_receive, return_to, to_warehouse, page, pageSize}` |
 * | POST `seller/returns/receive` `{return_id}` | null; makes the refund due; 409 if the warehouse gets it |
 */
export function returnRoutes(db: Db, payment: PaymentServices): Hono<ApiEnv> {
  const { now } = payment;
  const count = limitChanges(db, 'return');
  const textsOf = (c: Context) => RETURN_MESSAGES[requestLanguage(c)];
  const changed = async (c: Context, userId: number, orderId: number) => {
    const order = await findOrder(db, userId, orderId, requestLanguage(c), now());
    if (order === null) throw notFound(textsOf(c).unknownOrder);
    return succeed(c, Order, order);
  };
  const close = async (c: Context, closing: Parameters<typeof closeReturn>[1]): Promise<void> => {
    const texts = textsOf(c);
    try {
      if ((await closeReturn(db, closing)) === null) throw notFound(texts.unknownReturn);
    } catch (error) {
      throw error instanceof ClosedReturn ? new ApiError(409, texts.closed) : error;
    }
  };
  return new Hono<ApiEnv>()
    .basePath('/pc')
    .post('/order/return', async (c) => {
      const buyerOf = await requireBuyerOf(db, c, now());
      const texts = textsOf(c);
      const { order_id: orderId, items: pieces, ...request } = await readBody(c, requestOf(texts));
      const { userId } = await buyerOf(orderId);
      await count(c, { userId });
      await requestReturn(db, { userId, orderId, pieces, ...request }, texts, now());
      return changed(c, userId, orderId);
    })
    .post('/order/cancelReturn', async (c) => {
      const buyerOf = await requireBuyerOf(db, c, now());
      const { order_id: orderId, return_id: returnId } = await readBody(c, CancelRequest);
      const { userId } = await buyerOf(orderId);
      const of = { userId, orderId };
      await close(c, { returnId, state: 'canceled', actor: 'shopper', of, now: now() });
      return changed(c, userId, orderId);
    })
    .get('/seller/returns', async (c) => {
      const { storeId, returnTo } = await requireStore(db, c, now());
      return succeed(c, SellerReturnPage, {
        ...(await findStoreReturns(db, storeId, readQuery(c, ListRequest))),
        ...{ return_to: [...returnTo], to_warehouse: isWarehouse(returnTo) },
      });
    })
    .post('/seller/returns/receive', async (c) => {
      const { storeId, returnTo } = await requireStore(db, c, now());
      const { return_id: returnId } = await readBody(c, ReceiveRequest);
      // What goes to the warehouse never reaches the seller: the operator confirms it.
      if (isWarehouse(returnTo)) throw new ApiError(409, textsOf(c).toWarehouse);
      await close(c, { returnId, state: 'received', actor: 'seller', of: { storeId }, now: now() });
      void payment.afterChange();
      return acknowledge(c);
    });
}
