import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { returns } from './schema.js';

/** Returns the US cents that an order's received returns have given back to the card. */
export async function returnedCents(db: Db, orderId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${returns.refund}), 0)::int` })
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'received')));
  return row?.cents ?? 0;
}
