import { and, asc, desc, eq, inArray, min, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { storeDay } from '../../shared/delivery.js';
import {
  type EarlierReturns,
  FAULTY_DAYS,
  isOurFault,
  lastDayOf,
  NO_RETURNS,
  type PaidOrder,
  RETURN_DAYS,
  RETURN_REASONS,
} from '../../shared/returns.js';
import type { Db } from '../db/database.js';
import { type Order, orderEvents, orderLines } from '../orders/schema.js';
import { payments } from '../payments/schema.js';
import { stores } from '../stores/schema.js';
import { returnLines, returns } from './schema.js';

/** The states in which a return's pieces can't be returned once more. */
export const ACTIVE = ['requested', 'received'] as const;

/** What can still be returned of a delivered order, and until when. */
export interface Returnable {
  /** The last days: for any reason, and for what arrived damaged, defective, or wrong. */
  readonly until: string;
  readonly faultyUntil: string;
  /** Goods with pieces left, without cars: those have terms of their own. */
  readonly lines: readonly { goodsId: number; storeId: number; pieces: number; price: number }[];
  readonly paid: PaidOrder;
  /** What the order's other returns contain and give back. */
  readonly before: EarlierReturns;
}

/** Finds what can be returned of orders, by order. Those that haven't been delivered are missing. */
export async function findReturnables(
  db: Db,
  orders: readonly Order[],
): Promise<ReadonlyMap<number, Returnable>> {
  const delivered = orders.filter(({ state }) => state === 'received');
  const ids = delivered.map(({ orderId }) => orderId);
  if (ids.length === 0) return new Map();
  const arrivals = await db
    .select({ orderId: orderEvents.orderId, at: min(orderEvents.at) })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.act, 'confirm')))
    .groupBy(orderEvents.orderId);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.orderId), asc(orderLines.goodsId));
  const active = await db
    .select({
      orderId: returns.orderId,
      goodsId: returnLines.goodsId,
      pieces: sql<number>`sum(${returnLines.pieces})::int`,
    })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.returnId))
    .where(and(inArray(returns.orderId, ids), inArray(returns.state, [...ACTIVE])))
    .groupBy(returns.orderId, returnLines.goodsId);
  const earlier = await findEarlier(db, ids);
  const found = new Map<number, Returnable>();
  for (const order of delivered) {
    const { orderId } = order;
    const at = arrivals.find((each) => each.orderId === orderId)?.at;
    if (!at) continue;
    // A car has no store.
    const goods = lines.flatMap(({ storeId, ...line }) =>
      line.orderId === orderId && storeId !== null && line.picture.kind !== 'car'
        ? [{ ...line, storeId }]
        : [],
    );
    const gone = (goodsId: number) =>
      active.find((each) => each.orderId === orderId && each.goodsId === goodsId)?.pieces ?? 0;
    const { subtotal, discount, points, total, shipments } = order;
    found.set(orderId, {
      until: lastDayOf(at, RETURN_DAYS),
      faultyUntil: lastDayOf(at, FAULTY_DAYS),
      lines: goods.flatMap(({ goodsId, storeId, buyNum, price }) => {
        const pieces = buyNum - gone(goodsId);
        return pieces > 0 ? [{ goodsId, storeId, pieces, price }] : [];
      }),
      paid: {
        ...{ subtotal, discount, points, total },
        goods: goods.reduce((sum, { buyNum, price }) => sum + buyNum * price, 0),
        parcels: shipments.reduce((sum, { kind, fee }) => sum + (kind === 'parcel' ? fee : 0), 0),
      },
      before: earlier.get(orderId) ?? NO_RETURNS,
    });
  }
  return found;
}

/** Sums up what orders' active returns contain and give back. Orders without any are missing. */
async function findEarlier(db: Db, orderIds: number[]): Promise<ReadonlyMap<number, EarlierReturns>> {
  const { orderId, state, reason, value, refund, points, label } = returns;
  const sum = (column: PgColumn) => sql<number>`sum(${column})::int`;
  const ourFault = inArray(reason, RETURN_REASONS.filter(isOurFault));
  const rows = await db
    .select({
      orderId,
      ...{ value: sum(value), refund: sum(refund), points: sum(points), label: sum(label) },
      faulty: sql<number>`coalesce(sum(${value}) filter (where ${ourFault}), 0)::int`,
    })
    .from(returns)
    .where(and(inArray(orderId, orderIds), inArray(state, [...ACTIVE])))
    .groupBy(orderId);
  return new Map(rows.map(({ orderId, ...earlier }) => [orderId, earlier]));
}

/** Whether anything can be returned now, for one reason or another. */
export const isOpen = ({ lines, faultyUntil }: Returnable, now: Date): boolean =>
  lines.length > 0 && storeDay(now) <= faultyUntil;

/** Returns what can be returned as API replies say it; null if it is nothing, or too late. */
export function toReturnable(returnable: Returnable | undefined, now: Date) {
  if (returnable === undefined || !isOpen(returnable, now)) return null;
  const { until, faultyUntil, lines, paid, before } = returnable;
  return {
    ...{ until, faulty_until: faultyUntil, paid, before },
    /** Whether a changed mind comes too late. */
    faulty_only: storeDay(now) > until,
    lines: lines.map(({ goodsId, storeId, pieces, price }) => ({
      ...{ goods_id: goodsId, store_id: storeId, pieces, price },
    })),
  };
}

/** Finds an order's returns, latest first. */
export async function findReturns(db: Db, orderId: number) {
  const found = await db
    .select({ own: returns, storeName: stores.name })
    .from(returns)
    .innerJoin(stores, eq(stores.storeId, returns.storeId))
    .where(eq(returns.orderId, orderId))
    .orderBy(desc(returns.returnId));
  const lines = await linesOf(
    db,
    found.map(({ own }) => own.returnId),
  );
  const isDue =
    (await db.$count(payments, and(eq(payments.orderId, orderId), eq(payments.refund, 'due')))) > 0;
  return found.map(({ own, storeName }) => ({
    return_id: own.returnId,
    store_name: storeName,
    ...{ state: own.state, reason: own.reason, note: own.note, refusal: own.refusal },
    ...{ refund: own.refund, points: own.points, label: own.label },
    /** Whether the money has left the shop: all that goes back of the order has. */
    is_refunded: own.state === 'received' && !isDue,
    created_at: own.createdAt.toISOString(),
    closed_at: own.closedAt?.toISOString() ?? null,
    lines: lines
      .filter(({ returnId }) => returnId === own.returnId)
      .map(({ goodsId, pieces }) => ({ goods_id: goodsId, pieces })),
  }));
}

/** Finds the pieces in returns, by goods in ascending order of ID. */
export async function linesOf(db: Db, returnIds: readonly number[]) {
  if (returnIds.length === 0) return [];
  return db
    .select()
    .from(returnLines)
    .where(inArray(returnLines.returnId, [...returnIds]))
    .orderBy(asc(returnLines.returnId), asc(returnLines.goodsId));
}
