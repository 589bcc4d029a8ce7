import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { payments } from './schema.js';

/** By order. */
export type Refunds = ReadonlyMap<number, { readonly left: number; readonly isDue: boolean }>;

/** Finds how much is left of the payments of orders that were paid, in US cents, and whether some is still to go back. */
export async function findRefunds(db: Db, orderIds: readonly number[]): Promise<Refunds> {
  const { orderId, amount, refundAmount, refund, status } = payments;
  const found = await db
    .select({
      orderId,
      left: sql<number>`sum(${amount} - ${refundAmount})::int`,
      isDue: sql<boolean>`coalesce(bool_or(${refund} = 'due'), false)`,
    })
    .from(payments)
    .where(and(inArray(orderId, [...orderIds]), eq(status, 'succeeded')))
    .groupBy(orderId);
  return new Map(found.map((each) => [each.orderId, each]));
}
