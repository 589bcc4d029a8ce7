import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { type Infer, object } from 'superstruct';
import { Payment, PaymentState } from '../../shared/replies/checkout.js';
import { BoughtAgain, Order, OrderPage } from '../../shared/replies/orders.js';
import { requireUser } from '../accounts/session.js';
import { CART_MESSAGES } from '../cart/messages.js';
import { ORDER_MESSAGES, type OrderMessages } from '../checkout/messages.js';
import type { Db } from '../db/database.js';
import { type Buyer, requireBuyerOf } from '../guests/buyers.js';
import { type ApiEnv, ApiError, notFound, requestLanguage, succeed } from '../http/api.js';
import { oneOf, optionalChoice, paging, readBody, readQuery, requiredNumber } from '../http/fields.js';
import type { NoExcess, Sent, Shape } from '../http/shape.js';
import { isSubscribed } from '../notifications/subscriptions.js';
import { fetchPaymentStatus, payOrder } from '../payments/pay-order.js';
import { PaymentError } from '../payments/provider.js';
import type { PaymentServices } from '../payments/services.js';
import { actOnOrder, RefusedAct } from './apply-act.js';
import { buyAgain } from './buy-again.js';
import { confirmDelivery } from './confirm-delivery.js';
import { findOrder, findOrders, findOwnOrder } from './find-orders.js';
import { ORDER_STATES } from './schema.js';
import { expireOrder } from './sweep.js';

const PAGE_SIZE = 10;

const ListRequest = object({ ...paging(PAGE_SIZE), state: optionalChoice(ORDER_STATES) });
const OrderRequest = object({ order_id: requiredNumber() });
type OrderRequest = Infer<typeof OrderRequest>;
const DeliveryRequest = object({
  ...OrderRequest.schema,
  kind: oneOf(['parcel', 'car']),
  zone: requiredNumber(1, 2),
});

/**
 * The signed-in shopper's orders. Someone else's order is a 404, like one that doesn't exist. A guest's session (see
 * `demo/server/guests`) may make all of these calls but `order/list`, for its own orders; other guests get a 401.
 *
 * | call below `/pc` | data |
 * |---|---|
 * | GET `order/list?state&page&pageSize=10` | `{list, total, page, pageSize, counts}` |
 * | GET `order/detail?order_id` | the order with its lines, events, address and card |
 * | POST `order/pay` `{order_id}` | `{url}`: the card provider's page; null if it was already paid |
 * | POST `order/cancel`, `order/cancelRest`, `order/confirm` `{order_id}` | the changed order |
 * | POST `order/confirmDelivery` `{order_id, kind, zone}` | the changed order; 409 unless it has several deliveries, and all of this one has left |
 * | POST `order/buyAgain` `{order_id}` | `{added, missing}`: number of lines added, names of missing goods |
 * | GET `payment/state?order_id` | `{order_id, state, payment, expires_at, mailed_to}`; asks the provider while the order is unpaid |
 */
export function orderRoutes(db: Db, payment: PaymentServices): Hono<ApiEnv> {
  const { now, provider } = payment;

  const acting = (act: 'cancel' | 'cancel-rest' | 'confirm') => (c: Context) =>
    withOrder(c, readBody, Order, async ({ userId }, orderId, texts) => {
      const done = actOnOrder(db, { orderId, userId, act, actor: 'shopper', now: now() });
      found(await allowed(done, texts), texts);
      void payment.afterChange();
      return found(await findOrder(db, userId, orderId, requestLanguage(c), now()), texts);
    });

  return new Hono<ApiEnv>()
    .basePath('/pc')
    .get('/order/list', compress(), async (c) => {
      const { userId } = await requireUser(db, c, now());
      return succeed(
        c,
        OrderPage,
        await findOrders(db, userId, readQuery(c, ListRequest), requestLanguage(c), now()),
      );
    })
    .get('/order/detail', compress(), (c) =>
      withOrder(c, readQuery, Order, async ({ userId }, orderId, texts) => {
        await expireOrder(db, orderId, now());
        return found(await findOrder(db, userId, orderId, requestLanguage(c), now()), texts);
      }),
    )
    .post('/order/pay', (c) =>
      withOrder(c, readBody, Payment, async ({ userId }, orderId, texts) => {
        await expireOrder(db, orderId, now());
        const order = found(await findOwnOrder(db, userId, orderId), texts);
        if (order.state !== 'unpaid') {
          throw new ApiError(409, order.state === 'canceled' ? texts.noLongerToPay : texts.paid);
        }
        const url = await reached(
          payOrder(db, provider, order, { lang: requestLanguage(c), now: now() }),
          texts,
        );
        if (url !== null) return { url };
        void payment.afterChange();
        const { state } = found(await findOwnOrder(db, userId, orderId), texts);
        if (state === 'canceled') throw new ApiError(409, texts.noLongerToPay);
        return { url };
      }),
    )
    .post('/order/cancel', acting('cancel'))
    .post('/order/cancelRest', acting('cancel-rest'))
    .post('/order/confirm', acting('confirm'))
    .post('/order/confirmDelivery', async (c) => {
      const buyerOf = await requireBuyerOf(db, c, now());
      const { order_id: orderId, kind, zone } = await readBody(c, DeliveryRequest);
      const { userId } = await buyerOf(orderId);
      const [lang, time] = [requestLanguage(c), now()];
      const texts = ORDER_MESSAGES[lang];
      const done = confirmDelivery(db, { orderId, userId, kind, zone, now: time });
      if (!(await allowed(done, texts))) throw notFound(texts.unknownOrder);
      return succeed(c, Order, found(await findOrder(db, userId, orderId, lang, time), texts));
    })
    .post('/order/buyAgain', (c) =>
      withOrder(c, readBody, BoughtAgain, async (buyer, orderId, texts) =>
        found(await buyAgain(db, buyer, orderId, CART_MESSAGES[requestLanguage(c)]), texts),
      ),
    )
    .get('/payment/state', (c) =>
      withOrder(c, readQuery, PaymentState, async ({ userId, email }, orderId, texts) => {
        const before = found(await findOwnOrder(db, userId, orderId), texts);
        const status =
          before.state === 'unpaid'
            ? await reached(fetchPaymentStatus(db, provider, orderId, now()), texts)
            : null;
        const { state, expiresAt } = found(await findOwnOrder(db, userId, orderId), texts);
        const isMailed = email !== null && (await isSubscribed(db, userId, 'orders'));
        return {
          ...{ order_id: orderId, state, payment: status },
          expires_at: expiresAt.toISOString(),
          mailed_to: isMailed ? email : null,
        };
      }),
    );

  async function withOrder<T, Data extends Sent<T>>(
    c: Context,
    read: (c: Context, struct: typeof OrderRequest) => OrderRequest | Promise<OrderRequest>,
    shape: Shape<T>,
    work: (buyer: Buyer, orderId: number, texts: OrderMessages) => Promise<Data & NoExcess<T, Data>>,
  ): Promise<Response> {
    const buyerOf = await requireBuyerOf(db, c, now());
    const { order_id: orderId } = await read(c, OrderRequest);
    return succeed(c, shape, await work(await buyerOf(orderId), orderId, ORDER_MESSAGES[requestLanguage(c)]));
  }
}

/** Throws a 404 for null: someone else's order is treated like one that doesn't exist. */
function found<T>(order: T | null, { unknownOrder }: OrderMessages): T {
  if (order === null) throw notFound(unknownOrder);
  return order;
}

/** Throws a 409 for an act that the order's state doesn't allow. */
async function allowed<T>(done: Promise<T>, { notNow }: OrderMessages): Promise<T> {
  try {
    return await done;
  } catch (error) {
    throw error instanceof RefusedAct ? new ApiError(409, notNow) : error;
  }
}

async function reached<T>(answer: Promise<T>, { providerDown }: OrderMessages): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof PaymentError ? new ApiError(503, providerDown) : error;
  }
}
