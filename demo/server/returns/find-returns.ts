import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
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
import { findArrivals } from '../orders/arrivals.js';
import { type Order, orderLines, SOLD_STATES } from '../orders/schema.js';
import { payments } from '../payments/schema.js';
import { stores } from '../stores/schema.js';
import { returnLines, returns } from './schema.js';

/** The states in which a return gives something back. */
const ACTIVE = ['requested', 'received'] as const;

/** What can still be returned of the deliveries of an order that have arrived, and until when. */
export interface Returnable {
  /** Goods with pieces left, without cars: those have terms of their own. */
  readonly lines: readonly {
    goodsId: number;
    storeId: number;
    parcel: number;
    pieces: number;
    price: number;
    /** The last days: for any reason, and for what arrived damaged, defective, or wrong. */
    until: string;
    faultyUntil: string;
  }[];
  readonly paid: PaidOrder;
  /** What the order's other returns contain and give back. */
  readonly before: EarlierReturns;
}

/** Finds what can be returned of orders, by order. Those of which nothing has been delivered are missing. */
export async function findReturnables(
  db: Db,
  orders: readonly Order[],
): Promise<ReadonlyMap<number, Returnable>> {
  const arrivals = await findArrivals(
    db,
    orders.map(({ orderId }) => orderId),
  );
  const delivered = orders.filter(
    ({ state, orderId, shipments }) =>
      SOLD_STATES.some((sold) => sold === state) &&
      shipments.some((each) => arrivals(orderId, each) !== null),
  );
  const ids = delivered.map(({ orderId }) => orderId);
  if (ids.length === 0) return new Map();
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.orderId), asc(orderLines.goodsId));
  const sent = await db
    .select({
      orderId: returns.orderId,
      goodsId: returnLines.goodsId,
      /** What is on its way, and what came and wasn't accepted. */
      gone: sql<number>`coalesce(sum(${returnLines.pieces}) filter (where ${returns.state} in ('requested', 'refused')), 0)::int`,
      faulty: sql<number>`coalesce(sum(${returnLines.pieces}) filter (where ${returns.state} <> 'refused' and ${OUR_FAULT}), 0)::int`,
    })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.returnId))
    .where(and(inArray(returns.orderId, ids), ne(returns.state, 'canceled')))
    .groupBy(returns.orderId, returnLines.goodsId);
  const earlier = await findEarlier(db, ids);
  const left = await findLeft(db, ids);
  const found = new Map<number, Returnable>();
  for (const order of delivered) {
    const { orderId } = order;
    // A car has no store.
    const goods = lines.flatMap(({ storeId, ...line }) =>
      line.orderId === orderId && storeId !== null && line.picture.kind !== 'car'
        ? [{ ...line, storeId }]
        : [],
    );
    const goneOf = (goodsId: number) =>
      sent.find((each) => each.orderId === orderId && each.goodsId === goodsId);
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
      lines: goods.flatMap(({ goodsId, storeId, buyNum, returned, price }) => {
        const pieces = buyNum - returned - (goneOf(goodsId)?.gone ?? 0);
        const parcel = parcels.findIndex(({ goods_ids }) => goods_ids.includes(goodsId));
        const arrived = parcels[parcel] && arrivals(orderId, parcels[parcel]);
        if (!arrived || pieces <= 0) return [];
        const until = lastDayOf(arrived, RETURN_DAYS);
        const faultyUntil = lastDayOf(arrived, FAULTY_DAYS);
        return [{ goodsId, storeId, parcel, pieces, price, until, faultyUntil }];
      }),
      paid: {
        ...{ subtotal, discount, points, total },
        // The operator may have refunded more since it was promised.
        left: Math.max(0, (left.get(orderId) ?? 0) - promised),
        parcels: parcels.map(({ fee }, index) => ({ fee, goods: worth[index] ?? 0 })),
      },
      before: { ...before, faulty: sums(({ goodsId }) => goneOf(goodsId)?.faulty ?? 0) },
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

/** Returns what can be returned as API replies say it; null if it is nothing, or too late. */
export function toReturnable(returnable: Returnable | undefined, now: Date) {
  const today = storeDay(now);
  const open = returnable?.lines.filter(({ faultyUntil }) => today <= faultyUntil) ?? [];
  if (returnable === undefined || open.length === 0) return null;
  const { paid, before } = returnable;
  const lines = open.map(({ goodsId, storeId, parcel, pieces, price, until, faultyUntil }) => ({
    ...{ goods_id: goodsId, store_id: storeId, parcel, pieces, price },
    ...{ until, faulty_until: faultyUntil, faulty_only: today > until },
  }));
  return { ...{ paid, before, lines }, faulty_only: lines.every(({ faulty_only }) => faulty_only) };
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
    ...{ value: own.value, shipping: own.shipping },
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
