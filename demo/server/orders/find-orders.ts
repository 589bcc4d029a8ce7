import { and, desc, eq, inArray, min, notExists, sql } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { findRefunds, type Refunds } from '../payments/find-refunds.js';
import { payments } from '../payments/schema.js';
import { findReturnables, findReturns, toReturnable } from '../returns/find-returns.js';
import { SOLD } from '../sellers/earnings.js';
import { parcels } from '../sellers/schema.js';
import { type Arrivals, canConfirm, findArrivals } from './arrivals.js';
import { findEvents } from './find-events.js';
import { findLines, toCanceled, toLines } from './find-lines.js';
import { withSent } from './find-sent.js';
import { restRefund } from './rest-refund.js';
import { type Order, type OrderState, orderEvents, orderLines, orders } from './schema.js';
import { actsOf } from './transitions.js';

/** Finds one page of a shopper's orders, newest first, and the number of orders in each state. */
export async function findOrders(
  db: Db,
  userId: number,
  { state, page, pageSize }: { state: OrderState | null; page: number; pageSize: number },
  language: Language,
  now: Date,
) {
  const mine = eq(orders.userId, userId);
  const which = state === null ? mine : and(mine, eq(orders.state, state));
  const found = await db
    .select()
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt), desc(orders.orderId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const ids = found.map(({ orderId }) => orderId);
  const lines = await findLines(db, ids, language);
  const partlySent = await findPartlySent(db, ids);
  const times = await findTimes(db, ids);
  const refunds = await findRefunds(db, ids);
  const arrivals = await findArrivals(db, ids);
  const returnables = await findReturnables(db, found);
  const counts = await db
    .select({ state: orders.state, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(mine)
    .groupBy(orders.state);
  const list = found.map((order) => ({
    ...toReply(order, { partlySent, times, refunds, arrivals }),
    ...toReturns(toReturnable(returnables.get(order.orderId), now)),
    lines: toLines(
      order,
      lines.filter((line) => line.orderId === order.orderId),
    ),
  }));
  return { list, total: await db.$count(orders, which), page, pageSize, counts };
}

/** Returns whether anything of an order can be returned, and for which reasons, for the reply. */
const toReturns = (returnable: ReturnType<typeof toReturnable>) => ({
  can_return: returnable === null ? 0 : 1,
  faulty_only: returnable?.faulty_only ?? false,
});

/** Finds all details of a shopper's order. Returns null if it is someone else's or doesn't exist. */
export async function findOrder(db: Db, userId: number, orderId: number, language: Language, now: Date) {
  const order = await findOwnOrder(db, userId, orderId);
  if (order === null) return null;
  const events = (await findEvents(db, orderId)).filter(({ act }) => act !== 'dispute');
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'succeeded')))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  const refunds = await findRefunds(db, [orderId]);
  const stillPaid = refunds.get(orderId)?.left ?? 0;
  const returnable = toReturnable((await findReturnables(db, [order])).get(orderId), now);
  const arrivals = await findArrivals(db, [orderId]);
  const reply = toReply(order, {
    ...{ partlySent: await findPartlySent(db, [orderId]), times: await findTimes(db, [orderId]) },
    ...{ refunds, arrivals },
  });
  const lines = await findLines(db, [orderId], language);
  const left = await db
    .select({ id: orderLines.goodsId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isLeftToSend(db)));
  const rest = reply.acts.includes('cancel-rest')
    ? lines.filter(({ goodsId }) => left.some(({ id }) => id === goodsId))
    : [];
  const restBack = restRefund(order, lines, rest);
  const sent = await withSent(db, order, lines, events);
  return {
    ...reply,
    shipments: sent.map((shipment, at) => {
      const arrived_at = reply.shipments[at]?.arrived_at ?? null;
      return { ...shipment, arrived_at, can_confirm: arrived_at === null && canConfirm(order, shipment) };
    }),
    ...toReturns(returnable),
    rest: rest.map(({ name }) => name),
    rest_refund: Math.min(restBack.refund, stillPaid),
    rest_points: restBack.points,
    canceled: toCanceled(order, lines),
    returnable,
    returns: await findReturns(db, orderId),
    lines: toLines(order, lines),
    ship_to: order.shipTo,
    events: events.map(({ act, state, actor, note, at }) => ({
      ...{ act, state, actor, note },
      at: at.toISOString(),
    })),
    payment: payment
      ? {
          ...{ card_brand: payment.cardBrand, card_last4: payment.cardLast4 },
          ...{ refund: payment.refund, charged: payment.amount, refunded: payment.refundAmount },
          left: stillPaid,
        }
      : null,
  };
}

type Times = ReadonlyMap<string, string>;

/** Finds when orders were paid and received, in ISO 8601. The keys are an order's number and the state. */
export async function findTimes(db: Db, orderIds: readonly number[]): Promise<Times> {
  const { orderId, state, at } = orderEvents;
  const found = await db
    .select({ orderId, state, at: min(at) })
    .from(orderEvents)
    .where(and(inArray(orderId, [...orderIds]), inArray(state, ['paid', 'received'])))
    .groupBy(orderId, state);
  return new Map(found.map((each) => [`${each.orderId} ${each.state}`, each.at?.toISOString() ?? '']));
}

interface Found {
  readonly partlySent: ReadonlySet<number>;
  readonly times: Times;
  readonly refunds: Refunds;
  readonly arrivals: Arrivals;
}

/** Returns an order as in API replies: sums in US cents, times in ISO 8601. `acts` is what its shopper can do now. */
function toReply(order: Order, { partlySent, times, refunds, arrivals }: Found) {
  const { orderId, state, shipments, subtotal, shipping, discount, points, total } = order;
  return {
    order_id: orderId,
    state,
    ...{ subtotal, shipping, discount, points, total },
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    paid_at: times.get(`${orderId} paid`) ?? null,
    received_at: times.get(`${orderId} received`) ?? null,
    shipments: shipments.map((each) => ({
      ...each,
      arrived_at: arrivals(orderId, each)?.toISOString() ?? null,
    })),
    acts: actsOf(state, 'shopper', partlySent.has(orderId)),
    // The demo's orders come without payments.
    refunded: Math.max(0, total - (refunds.get(orderId)?.left ?? (state === 'refunded' ? 0 : total))),
    is_refund_due: refunds.get(orderId)?.isDue ?? false,
  };
}

/** Matches lines that no seller has sent yet, without what was returned, canceled, or can't be sent. */
export const isLeftToSend = (db: Db) =>
  and(
    sql`${SOLD} > 0`,
    notExists(
      db
        .select({ orderId: parcels.orderId })
        .from(parcels)
        .where(and(eq(parcels.orderId, orderLines.orderId), eq(parcels.storeId, orderLines.storeId))),
    ),
  );

/** Finds those of the orders of which a seller has already sent a part: only the rest of them can be canceled. */
export async function findPartlySent(db: Db, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const sent = await db
    .selectDistinct({ orderId: parcels.orderId })
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderIds]));
  return new Set(sent.map(({ orderId }) => orderId));
}

/** Finds a shopper's order. Returns null if it is someone else's or doesn't exist. */
export async function findOwnOrder(db: Db, userId: number, orderId: number): Promise<Order | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, orderId), eq(orders.userId, userId)));
  return order ?? null;
}
