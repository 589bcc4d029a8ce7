import { and, eq } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { credit } from './ledger.js';
import { ledger } from './schema.js';

/** Spec section 2: downloading the app earns one free share. */
const FREE_SHARES = 1;

/** Gives a shopper the free share of the app's download; false when it was given before. */
export function rewardAppDownload(db: Db, userId: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update');
    if (await hasAppShare(tx, userId)) return false;
    await credit(tx, { userId, asset: 'shares', amount: FREE_SHARES, reason: 'app-download', at: now });
    return true;
  });
}

/** Whether a shopper has had the free share of the app's download. */
export async function hasAppShare(db: Db, userId: number): Promise<boolean> {
  const [entry] = await db
    .select({ id: ledger.entryId })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), eq(ledger.asset, 'shares'), eq(ledger.reason, 'app-download')))
    .limit(1);
  return entry !== undefined;
}
