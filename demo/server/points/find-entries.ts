import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { type Asset, ledger } from './schema.js';

/** One page of a shopper's entries, the last one first. Times are ISO 8601. */
export async function findEntries(
  db: Db,
  userId: number,
  asset: Asset,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const which = and(eq(ledger.userId, userId), eq(ledger.asset, asset));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(ledger)
      .where(which)
      .orderBy(desc(ledger.entryId))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(ledger, which),
  ]);
  const list = rows.map(({ entryId, amount, balance, reason, orderId, createdAt }) => ({
    entry_id: entryId,
    amount,
    balance,
    reason,
    order_id: orderId,
    time: createdAt.toISOString(),
  }));
  return { list, total };
}
