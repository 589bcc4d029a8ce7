import { and, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { type Infer, object } from 'superstruct';
import { feeOf } from '../../shared/fees.js';
import { lastDayOf } from '../../shared/returns.js';
import type { Db } from '../db/database.js';
import { ApiError, notFound } from '../http/api.js';
import { choiceOf, field, paging } from '../http/fields.js';
import { noticeOfOrder } from '../notifications/notices.js';
import { applyAct, lockOrder } from '../orders/apply-act.js';
import { isCanceled } from '../orders/find-lines.js';
import { findTimes, isLeftToSend } from '../orders/find-orders.js';
import {
  ORDER_STATES,
  type OrderState,
  orderEvents,
  orderLines,
  orders,
  SOLD_STATES,
} from '../orders/schema.js';
import type { stores } from '../stores/schema.js';
import { LINE_SUM } from './earnings.js';
import type { SellerMessages } from './messages.js';
import { parcels } from './schema.js';

type Store = typeof stores.$inferSelect;

/** Days after the payment by whose end sellers ship, according to the terms. */
export const SHIP_DAYS = 1;

/** The states of orders that nobody has paid for. */
const UNPAID_STATES = ['unpaid', 'canceled'] as const;

const isUnpaid = (state: OrderState): state is (typeof UNPAID_STATES)[number] =>
  UNPAID_STATES.some((each) => each === state);

export const OrdersRequest = object({
  ...paging(),
  state: field((value) => ((value ?? '') === '' ? null : choiceOf(value, ORDER_STATES))),
});
export type OrdersRequest = Infer<typeof OrdersRequest>;

/**
 * Finds one page of the orders that contain a store's goods, newest first, each with only those lines. Orders that weren't
 * paid are left out, and those that were refunded as a whole sum up to 0, as in the earnings. The shipping address is
 * included only until the store's part is sent. `to_ship` counts all orders whose part isn't sent yet, whatever the page
 * and the state.
 */
export async function findStoreOrders(db: Db, { storeId, factory }: Store, query: OrdersRequest) {
  const { page, pageSize, state } = query;
  const matches = and(
    eq(orderLines.storeId, storeId),
    notInArray(orders.state, [...UNPAID_STATES]),
    state === null ? undefined : eq(orders.state, state),
  );
  const rows = await db
    .select({
      order: orders,
      sum: sql<number>`case when ${inArray(orders.state, [...SOLD_STATES])} then ${LINE_SUM} else 0 end`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(matches)
    .groupBy(orders.orderId)
    .orderBy(desc(orders.orderId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const ids = rows.map(({ order }) => order.orderId);
  const [counted] = await db
    .select({ total: sql<number>`count(distinct ${orders.orderId})::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(matches);
  const toShip = await countToShip(db, storeId);
  const lines = ids.length === 0 ? [] : await linesOf(db, storeId, ids);
  const sent = ids.length === 0 ? [] : await parcelsOf(db, storeId, ids);
  const times = ids.length === 0 ? null : await findTimes(db, ids);
  const list = rows.flatMap(({ order, sum }) => {
    const { state } = order;
    if (isUnpaid(state)) return [];
    const parcel = sent.find(({ orderId }) => orderId === order.orderId);
    const isToSend = order.state === 'paid' && parcel === undefined && sum > 0;
    const paidAt = new Date(times?.get(`${order.orderId} paid`) ?? order.createdAt);
    return {
      order_id: order.orderId,
      state,
      created_at: order.createdAt,
      can_ship: isToSend ? 1 : 0,
      ship_by: isToSend ? lastDayOf(paidAt, SHIP_DAYS) : null,
      shipped_at: parcel?.shippedAt ?? null,
      tracking: parcel?.tracking ?? '',
      ship_to: isToSend ? order.shipTo : null,
      sum,
      fee: feeOf(sum, factory),
      lines: lines
        .filter(({ order_id }) => order_id === order.orderId)
        .map((line) => ({ ...line, is_canceled: isCanceled({ ...line, goodsId: line.goods_id }, order) })),
    };
  });
  return { list, total: counted?.total ?? 0, to_ship: toShip, page, pageSize };
}

/** Counts the paid orders of which a store still has to send its part. */
async function countToShip(db: Db, storeId: number): Promise<number> {
  const [counted] = await db
    .select({ orders: sql<number>`count(distinct ${orders.orderId})::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(and(eq(orderLines.storeId, storeId), eq(orders.state, 'paid'), isLeftToSend(db)));
  return counted?.orders ?? 0;
}

function linesOf(db: Db, storeId: number, orderIds: readonly number[]) {
  return db
    .select({
      order_id: orderLines.orderId,
      goods_id: orderLines.goodsId,
      goods_name: orderLines.name,
      picture: orderLines.picture,
      buy_num: orderLines.buyNum,
      returned: orderLines.returned,
      price: orderLines.price,
    })
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.orderId, [...orderIds])))
    .orderBy(orderLines.goodsId);
}

function parcelsOf(db: Db, storeId: number, orderIds: readonly number[]) {
  return db
    .select()
    .from(parcels)
    .where(and(eq(parcels.storeId, storeId), inArray(parcels.orderId, [...orderIds])));
}

/**
 * Marks a store's part of a paid order as sent. When no other part is left, the order is shipped. Cars and the goods of
 * stores without a seller account are the shop's own part, so the shop ships an order that contains any.
 * @param tracking the carrier's tracking number; empty for none
 */
export async function shipPart(
  db: Db,
  storeId: number,
  orderId: number,
  tracking: string,
  texts: SellerMessages,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await tx.$count(
      orderLines,
      and(eq(orderLines.orderId, orderId), eq(orderLines.storeId, storeId)),
    );
    const order = own === 0 ? null : await lockOrder(tx, orderId);
    // Sellers don't see an order until it is paid.
    if (order === null || isUnpaid(order.state)) throw notFound(texts.unknownOrder);
    const left = await countLeft(tx, orderId, eq(orderLines.storeId, storeId));
    if (order.state !== 'paid' || left === 0) throw new ApiError(409, texts.cannotShip);
    await tx.insert(parcels).values({ orderId, storeId, tracking, shippedAt: now });
    const shipped = { actor: 'seller', note: tracking } as const;
    if ((await countLeft(tx, orderId)) === 0) {
      await applyAct(tx, order, { ...shipped, act: 'ship', now });
      return;
    }
    await tx
      .insert(orderEvents)
      .values({ ...shipped, orderId, act: 'ship-part', state: order.state, at: now });
    await noticeOfOrder(tx, { ...order, ...shipped, state: 'part' }, now);
  });
}

/**
 * Corrects the tracking number of a store's part that is on its way, also in the order's history. Throws an ApiError if
 * there is none.
 */
export async function correctTracking(
  db: Db,
  { storeId, orderId, tracking }: { storeId: number; orderId: number; tracking: string },
  texts: SellerMessages,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const mine = and(eq(parcels.orderId, orderId), eq(parcels.storeId, storeId));
    const [parcel] = await tx.select().from(parcels).where(mine);
    if (order === null || parcel === undefined) throw notFound(texts.unknownOrder);
    if (order.state !== 'paid' && order.state !== 'shipped') throw new ApiError(409, texts.cannotCorrect);
    await tx.update(parcels).set({ tracking }).where(mine);
    await tx
      .update(orderEvents)
      .set({ note: tracking })
      .where(
        and(
          eq(orderEvents.orderId, orderId),
          inArray(orderEvents.act, ['ship', 'ship-part']),
          ...[eq(orderEvents.at, parcel.shippedAt), eq(orderEvents.note, parcel.tracking)],
        ),
      );
  });
}

/** Counts an order's items that no seller has sent yet, or those of them that fit a condition. */
export const countLeft = (tx: Db, orderId: number, which?: SQL): Promise<number> =>
  tx.$count(orderLines, and(eq(orderLines.orderId, orderId), which, isLeftToSend(tx)));
