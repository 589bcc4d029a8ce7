import { and, count, eq, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { param, prepared } from '../db/prepared.js';
import { type EarnedSpin, earnedSpins, prizeRounds } from './schema.js';

/** Returns the UTC day of a time, such as "2026-03-01". */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Returns when the next UTC day begins. */
export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

/** A shopper's spins: today's free one, if it's left, and earned ones. */
export interface Spins {
  readonly free: boolean;
  readonly earned: number;
  readonly left: number;
  /** The oldest earned spin that hasn't been used; null if there is none. */
  readonly first: number | null;
}

export interface SpinCounts {
  /** Number of rounds that used today's free spin. */
  readonly taken: number;
  /** Number of earned spins that haven't been used. */
  readonly unspent: number;
  /** Number of spins taken back after they were used: each cancels out an unspent one. */
  readonly debt: number;
  /** The oldest unspent one; null if there is none. */
  readonly first: number | null;
}

export function spinsOf({ taken, unspent, debt, first }: SpinCounts): Spins {
  const free = taken === 0;
  const earned = Math.max(0, unspent - debt);
  return { free, earned, left: earned + Number(free), first };
}

/** Returns a shopper's `SpinCounts` as columns for a prepared statement with the parameters `userId` and `freeDay`. */
export function spinCounts(db: Db): { readonly [Name in keyof SpinCounts]: SQL<SpinCounts[Name]> } {
  const mine = eq(earnedSpins.userId, param('userId', earnedSpins.userId));
  const taken = db.$count(
    prizeRounds,
    and(
      eq(prizeRounds.userId, param('userId', prizeRounds.userId)),
      eq(prizeRounds.freeDay, param('freeDay', prizeRounds.freeDay)),
    ),
  );
  const isUnspent = and(mine, isNull(earnedSpins.roundId), isNull(earnedSpins.takenBackAt));
  const unspent = db.$count(earnedSpins, isUnspent);
  const first = db
    .select({ spinId: min(earnedSpins.spinId) })
    .from(earnedSpins)
    .where(isUnspent);
  const debt = db.$count(
    earnedSpins,
    and(mine, isNotNull(earnedSpins.roundId), isNotNull(earnedSpins.takenBackAt)),
  );
  return {
    taken: sql<number>`${taken}::int`,
    unspent: sql<number>`${unspent}::int`,
    debt: sql<number>`${debt}::int`,
    first: sql<number | null>`${first}`,
  };
}

const countsOfSpins = prepared((db) =>
  db.select(spinCounts(db)).from(sql`(select 1) as one`).prepare('counts_of_spins'),
);

export async function countSpins(db: Db, userId: number, now: Date): Promise<Spins> {
  const [counts] = await countsOfSpins(db).execute({ userId, freeDay: dayOf(now) });
  return spinsOf(counts ?? { taken: 0, unspent: 0, debt: 0, first: null });
}

/** Counts a shopper's earned spins by what earned them. @param most how many are left, less those owed */
export function countEarned(db: Db, userId: number, most: number) {
  const left = db
    .select({ reason: earnedSpins.reason })
    .from(earnedSpins)
    .where(and(eq(earnedSpins.userId, userId), isNull(earnedSpins.roundId), isNull(earnedSpins.takenBackAt)))
    .orderBy(earnedSpins.spinId)
    .limit(most)
    .as('left_spins');
  return db
    .select({ reason: left.reason, spins: count() })
    .from(left)
    .groupBy(left.reason)
    .orderBy(left.reason);
}

/** Adds an earned spin. A friend or an order earns only one: a repeated call returns null. */
export async function earnSpin(
  tx: Db,
  spin: Pick<EarnedSpin, 'userId' | 'reason' | 'earnedAt'> & {
    readonly friendId?: number;
    readonly orderId?: number;
  },
): Promise<EarnedSpin | null> {
  const { userId, reason, earnedAt, friendId = null, orderId = null } = spin;
  const [earned] = await insertSpin(tx).execute({ userId, reason, earnedAt, friendId, orderId });
  return earned ?? null;
}

const insertSpin = prepared((tx) =>
  tx
    .insert(earnedSpins)
    .values({
      userId: param('userId', earnedSpins.userId),
      reason: param('reason', earnedSpins.reason),
      earnedAt: param('earnedAt', earnedSpins.earnedAt),
      friendId: param('friendId', earnedSpins.friendId),
      orderId: param('orderId', earnedSpins.orderId),
    })
    .onConflictDoNothing()
    .returning()
    .prepare('keep_spin'),
);

/** Takes back the spins that an order earned for its shopper and for the person who invited them. */
export async function takeBackSpins(tx: Db, orderId: number, now: Date): Promise<void> {
  await tx
    .update(earnedSpins)
    .set({ takenBackAt: now })
    .where(and(eq(earnedSpins.orderId, orderId), isNull(earnedSpins.takenBackAt)));
}

/** Takes a spin for a round: today's free one or else the oldest earned one. Returns null if none is left. */
export async function takeSpin(
  tx: Db,
  { free, earned, first }: Spins,
  { roundId, now }: { readonly roundId: number; readonly now: Date },
): Promise<{ readonly freeDay: string | null } | null> {
  if (free) return { freeDay: dayOf(now) };
  if (earned === 0) return null;
  const [taken] = await spendSpin(tx).execute({ spinId: first, roundId });
  return taken === undefined ? null : { freeDay: null };
}

/** A refund may have taken the spin back since it was found. */
const spendSpin = prepared((tx) =>
  tx
    .update(earnedSpins)
    .set({ roundId: param('roundId', earnedSpins.roundId) })
    .where(
      and(
        eq(earnedSpins.spinId, param('spinId', earnedSpins.spinId)),
        isNull(earnedSpins.roundId),
        isNull(earnedSpins.takenBackAt),
      ),
    )
    .returning({ spinId: earnedSpins.spinId })
    .prepare('spend_spin'),
);
