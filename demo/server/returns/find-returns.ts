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
  readonly lines: readonly {
    goodsId: number;
    storeId: number;
    parcel: number;
    pieces: number;
    price: number;
  }[];
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
      requested: sql<number>`coalesce(sum(${returnLines.pieces}) filter (where ${returns.state} = 'requested'), 0)::int`,
      faulty: sql<number>`coalesce(sum(${returnLines.pieces}) filter (where ${OUR_FAULT}), 0)::int`,
    })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.returnId))
    .where(and(inArray(returns.orderId, ids), inArray(returns.state, [...ACTIVE])))
    .groupBy(returns.orderId, returnLines.goodsId);
  const earlier = await findEarlier(db, ids);
  const left = await findLeft(db, ids);
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
      active.find((each) => each.orderId === orderId && each.goodsId === goodsId);
    const { subtotal, discount, points, total, shipments } = order;
    const { promised, ...before } = earlier.get(orderId) ?? { ...NO_RETURNS, promised: 0 };
    const parcels = shipments.filter(({ kind }) => kind === 'parcel');
    /** Sums up by parcel what some pieces of each line cost. */
    const sums = (piecesOf: (line: (typeof goods)[number]) => number) =>
      parcels.map(({ goods_ids }) =>
        goods
          .filter(({ goodsId }) => goods_ids.includes(goodsId))
          .reduce((sum, line) => sum + piecesOf(line) * line.price, 0),
      );
    const worth = sums(({ buyNum }) => buyNum);
    found.set(orderId, {
      until: lastDayOf(at, RETURN_DAYS),
      faultyUntil: lastDayOf(at, FAULTY_DAYS),
      lines: goods.flatMap(({ goodsId, storeId, buyNum, returned, price }) => {
        const pieces = buyNum - returned - (gone(goodsId)?.requested ?? 0);
        const parcel = parcels.findIndex(({ goods_ids }) => goods_ids.includes(goodsId));
        return pieces > 0 ? [{ goodsId, storeId, parcel, pieces, price }] : [];
      }),
      paid: {
        ...{ subtotal, discount, points, total },
        // The operator may have refunded more since it was promised.
        left: Math.max(0, (left.get(orderId) ?? 0) - promised),
        parcels: parcels.map(({ fee }, index) => ({ fee, goods: worth[index] ?? 0 })),
      },
      before: { ...before, faulty: sums(({ goodsId }) => gone(goodsId)?.faulty ?? 0) },
    });
  }
  return found;
}

const OUR_FAULT = inArray(returns.reason, RETURN_REASONS.filter(isOurFault));

/** Sums up what orders' active returns contain and give back. Orders without any are missing. */
async function findEarlier(db: Db, orderIds: number[]) {
  const { orderId, state, value, refund, points, label } = returns;
  const sum = (column: PgColumn) => sql<number>`sum(${column})::int`;
  const rows = await db
    .select({
      orderId,
      ...{ value: sum(value), refund: sum(refund), points: sum(points), label: sum(label) },
      /** What hasn't gone back yet. */
      promised: sql<number>`coalesce(sum(${refund}) filter (where ${state} = 'requested'), 0)::int`,
    })
    .from(returns)
    .where(and(inArray(orderId, orderIds), inArray(state, [...ACTIVE])))
    .groupBy(orderId);
  return new Map(rows.map(({ orderId, ...earlier }) => [orderId, earlier]));
}

/** Returns the US cents that are left of orders' payments. Orders without a payment are missing. */
async function findLeft(db: Db, orderIds: number[]): Promise<ReadonlyMap<number, number>> {
  const { orderId, status, amount, refundAmount } = payments;
  const rows = await db
    .select({ orderId, left: sql<number>`sum(${amount} - ${refundAmount})::int` })
    .from(payments)
    .where(and(inArray(orderId, orderIds), eq(status, 'succeeded')))
    .groupBy(orderId);
  return new Map(rows.map(({ orderId, left }) => [orderId, left]));
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
    lines: lines.map(({ goodsId, storeId, parcel, pieces, price }) => ({
      ...{ goods_id: goodsId, store_id: storeId, parcel, pieces, price },
    })),
  };
}

/** Finds an order's returns, latest first. */
export async function findReturns(db: Db, orderId: number) {
  const found = await db
    .select({ own: returns, storeName: stores.name, returnTo: stores.returnTo })
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
  return found.map(({ own, storeName, returnTo }) => ({
    return_id: own.returnId,
    store_name: storeName,
    return_to: [...returnTo],
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
