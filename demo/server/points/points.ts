import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { pointsFor } from '../../shared/points.js';
import { lockUser } from '../accounts/users.js';
import type { Db } from '../db/database.js';
import { orders } from '../orders/schema.js';
import { returns } from '../returns/schema.js';
import { balanceOf, credit, debit, takeBack } from './ledger.js';
import { type Asset, ledger, type Reason } from './schema.js';

/** The discount that one point gives on an order, in US cents. */
export const POINT_CENTS = 1;

/** Returns the points that come once the orders that a shopper has paid for arrive. */
export async function pendingPoints(db: Db, userId: number): Promise<number> {
  const back = db
    .select({ orderId: returns.orderId, cents: sql<number>`sum(${returns.refund})::int`.as('cents') })
    .from(returns)
    .where(eq(returns.state, 'received'))
    .groupBy(returns.orderId)
    .as('back');
  const coming = await db
    .select({ total: sql<number>`${orders.total} - coalesce(${back.cents}, 0)` })
    .from(orders)
    .leftJoin(back, eq(back.orderId, orders.orderId))
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['paid', 'shipped'])));
  return coming.reduce((sum, { total }) => sum + pointsFor(total), 0);
}

export const pointsBalance = (db: Db, userId: number): Promise<number> => balanceOf(db, userId, 'points');

/** Pays for part of an order with points. */
export async function spendPoints(
  tx: Db,
  { userId, points, orderId }: { readonly userId: number; readonly points: number; readonly orderId: number },
): Promise<{ readonly balance: number } | { readonly refused: 'too-few'; readonly balance: number }> {
  const balance = await debit(tx, { userId, asset: 'points', amount: points, reason: 'spent', orderId });
  if (balance !== null) return { balance };
  return { refused: 'too-few', balance: await pointsBalance(tx, userId) };
}

export function earnPoints(
  tx: Db,
  {
    points,
    ...change
  }: {
    readonly userId: number;
    readonly points: number;
    readonly reason: Reason;
    readonly orderId?: number;
    readonly at?: Date;
  },
): Promise<number> {
  return credit(tx, { ...change, asset: 'points', amount: points });
}

/** Gives back the points spent on a canceled order, as far as a return hasn't. Safe to repeat. */
export const returnPoints = async (tx: Db, orderId: number): Promise<void> => {
  await returnSomePoints(tx, orderId, Number.POSITIVE_INFINITY);
};

/** Gives back some of the points spent on an order, at most those that haven't come back. Returns how many. */
export async function returnSomePoints(tx: Db, orderId: number, most: number): Promise<number> {
  const [spender] = await tx
    .select({ userId: ledger.userId })
    .from(ledger)
    .where(and(eq(ledger.orderId, orderId), eq(ledger.reason, 'spent'), eq(ledger.asset, 'points')))
    .limit(1);
  if (spender === undefined) return 0;
  const { userId } = spender;
  // One call at a time: the second of two concurrent calls must see what the first gave back.
  await lockUser(tx, userId);
  const [paid] = await tx
    .select({ points: sql<number>`-sum(${ledger.amount})::int` })
    .from(ledger)
    .where(
      and(
        eq(ledger.orderId, orderId),
        eq(ledger.asset, 'points'),
        inArray(ledger.reason, ['spent', 'returned']),
      ),
    );
  const points = Math.min(most, paid?.points ?? 0);
  if (points > 0) await earnPoints(tx, { userId, points, reason: 'returned', orderId });
  return Math.max(0, points);
}

/** Takes back the points that an order earned. The transaction must have locked the order, so it happens only once. */
export async function takeBackPoints(tx: Db, orderId: number, at: Date): Promise<void> {
  await takeSomePoints(tx, orderId, [1, 1], at);
}

/**
 * Takes back a share of the points that an order earned, less what its returns have taken before. The transaction must
 * have locked the order. Returns how many are taken now.
 * @param share how much has gone back, and of how much that was paid. Whole numbers: 7% of 100 is more than 7 to a float
 */
export async function takeSomePoints(
  tx: Db,
  orderId: number,
  [back, paid]: readonly [number, number],
  at: Date,
): Promise<number> {
  const [earned] = await tx
    .select({ userId: ledger.userId, points: ledger.amount })
    .from(ledger)
    .where(and(eq(ledger.orderId, orderId), eq(ledger.reason, 'order'), eq(ledger.asset, 'points')))
    .limit(1);
  if (earned === undefined) return 0;
  const [before] = await tx
    .select({ points: sql<number>`coalesce(sum(${returns.takenPoints}), 0)::int` })
    .from(returns)
    .where(eq(returns.orderId, orderId));
  const { userId, points } = earned;
  // What came back before the order was rewarded has earned nothing, so there is less to take for it.
  const whole = Math.max(points, pointsFor(paid));
  const kept = Math.floor((whole * (paid - Math.min(back, paid))) / paid);
  const amount = points - (before?.points ?? 0) - kept;
  if (amount <= 0) return 0;
  await takeBack(tx, { userId, asset: 'points', amount, orderId, at });
  return amount;
}

/** Finds one page of a shopper's ledger entries, latest first. Times are in ISO 8601. */
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

/** Gives a shopper the free share for downloading the app. Returns false if they already got it. */
export function rewardAppDownload(db: Db, userId: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (await hasAppShare(tx, userId)) return false;
    await credit(tx, { userId, asset: 'shares', amount: FREE_SHARES, reason: 'app-download', at: now });
    return true;
  });
}

/** Checks whether a shopper already got the free share for downloading the app. */
export async function hasAppShare(db: Db, userId: number): Promise<boolean> {
  const shares = and(eq(ledger.userId, userId), eq(ledger.asset, 'shares'));
  return (await db.$count(ledger, and(shares, eq(ledger.reason, 'app-download')))) > 0;
}
