import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { param, prepared } from '../db/prepared.js';
import { type Asset, balances, ledger, type Reason } from './schema.js';

export interface Change {
  readonly userId: number;
  readonly asset: Asset;
  /** A whole number above 0. */
  readonly amount: number;
  readonly reason: Reason;
  readonly orderId?: number;
  /** When it happens. Defaults to now. */
  readonly at?: Date;
}

export async function balanceOf(db: Db, userId: number, asset: Asset): Promise<number> {
  const [row] = await db.select({ balance: balances.balance }).from(balances).where(isOf({ userId, asset }));
  return row?.balance ?? 0;
}

/** Adds to a shopper's balance. */
export async function credit(tx: Db, change: Change): Promise<number> {
  const { userId, asset, amount, reason, orderId = null, at = new Date() } = checked(change);
  const [row] = await addToBalance(tx).execute({ userId, asset, amount, reason, orderId, createdAt: at });
  if (row === undefined) throw new Error('The database kept no entry');
  if (row.owed === 0) return row.balance;
  const paid = Math.min(row.owed, row.balance);
  // The debt is from another order than the one that pays it.
  return takeAway(tx, { userId, asset, amount, at }, { taken: paid, debt: -paid });
}

/** Writes the balance and its entry together. */
const addToBalance = prepared((tx) => {
  const [userId, asset] = [param('userId', balances.userId), param('asset', balances.asset)];
  const amount = param('amount', balances.balance);
  const changed = tx.$with('changed').as(
    tx
      .insert(balances)
      .values({ userId, asset, balance: amount })
      .onConflictDoUpdate({
        target: [balances.userId, balances.asset],
        set: { balance: sql`${balances.balance} + ${amount}` },
      })
      .returning({ balance: balances.balance, owed: balances.owed }),
  );
  return tx
    .with(changed)
    .insert(ledger)
    .values({
      userId,
      asset,
      amount,
      balance: sql`(select ${changed.balance} from ${changed})`,
      reason: param('reason', ledger.reason),
      orderId: param('orderId', ledger.orderId),
      createdAt: param('createdAt', ledger.createdAt),
    })
    .returning({ balance: ledger.balance, owed: sql<number>`(select ${changed.owed} from ${changed})` })
    .prepare('add_to_balance');
});

/**
 * Takes back a reward for something that was undone. If the shopper no longer has all of it, they owe the rest, which
 * later income pays off: spending a reward before a refund gains nothing.
 */
export async function takeBack(tx: Db, change: Omit<Change, 'reason'>): Promise<number> {
  const { userId, asset, amount } = checked({ ...change, reason: 'taken-back' });
  await tx.insert(balances).values({ userId, asset }).onConflictDoNothing();
  const [row] = await tx.select().from(balances).where(isOf(change)).for('update');
  const taken = Math.min(row?.balance ?? 0, amount);
  return takeAway(tx, change, { taken, debt: amount - taken });
}

/** Takes from a balance that is locked and sufficient, and adds to the debt. */
async function takeAway(
  tx: Db,
  change: Omit<Change, 'reason'>,
  { taken, debt }: { readonly taken: number; readonly debt: number },
): Promise<number> {
  const [row] = await tx
    .update(balances)
    .set({ balance: sql`${balances.balance} - ${taken}`, owed: sql`${balances.owed} + ${debt}` })
    .where(isOf(change))
    .returning();
  const balance = row?.balance ?? 0;
  return taken === 0 ? balance : enter(tx, { ...change, reason: 'taken-back' }, -taken, balance);
}

const isOf = ({ userId, asset }: Pick<Change, 'userId' | 'asset'>) =>
  and(eq(balances.userId, userId), eq(balances.asset, asset));

/** Takes from a shopper's balance. Returns null if it is too low. Concurrent calls can't overdraw it. */
export async function debit(tx: Db, change: Change): Promise<number | null> {
  const { amount } = checked(change);
  const [row] = await tx
    .update(balances)
    .set({ balance: sql`${balances.balance} - ${amount}` })
    .where(and(isOf(change), gte(balances.balance, amount)))
    .returning();
  return row === undefined ? null : enter(tx, change, -amount, row.balance);
}

function checked(change: Change): Change {
  if (Number.isInteger(change.amount) && change.amount > 0) return change;
  throw new RangeError(`An amount of ${change.asset} is a whole number above 0, not ${change.amount}`);
}

async function enter(tx: Db, change: Change, amount: number, balance: number): Promise<number> {
  const { userId, asset, reason, orderId = null, at = new Date() } = change;
  await insertEntry(tx).execute({ userId, asset, amount, balance, reason, orderId, createdAt: at });
  return balance;
}

const insertEntry = prepared((tx) =>
  tx
    .insert(ledger)
    .values({
      userId: param('userId', ledger.userId),
      asset: param('asset', ledger.asset),
      amount: param('amount', ledger.amount),
      balance: param('balance', ledger.balance),
      reason: param('reason', ledger.reason),
      orderId: param('orderId', ledger.orderId),
      createdAt: param('createdAt', ledger.createdAt),
    })
    .prepare('keep_entry'),
);
