import { and, desc, eq } from 'drizzle-orm';
import { lockUser } from '../accounts/users.js';
import type { Db } from '../db/database.js';
import { credit } from './ledger.js';
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

/** Spec section 2: downloading the app earns one free share. */
const FREE_SHARES = 1;

/** Gives a shopper the free share of the app's download; false when it was given before. */
export function rewardAppDownload(db: Db, userId: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (await hasAppShare(tx, userId)) return false;
    await credit(tx, { userId, asset: 'shares', amount: FREE_SHARES, reason: 'app-download', at: now });
    return true;
  });
}

/** Whether a shopper has had the free share of the app's download. */
export async function hasAppShare(db: Db, userId: number): Promise<boolean> {
  const shares = and(eq(ledger.userId, userId), eq(ledger.asset, 'shares'));
  return (await db.$count(ledger, and(shares, eq(ledger.reason, 'app-download')))) > 0;
}
