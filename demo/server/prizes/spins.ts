import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { given, prepared } from '../db/prepared.js';
import { type EarnedSpin, earnedSpins, prizeRounds } from './schema.js';

/** The day of a moment, in UTC, such as "2026-03-01". */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** When the next day begins, in UTC. */
export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

/** The spins that a shopper has: today's free one, if it is left, and those that were earned. */
export interface Spins {
  readonly free: boolean;
  readonly earned: number;
  readonly left: number;
}

export interface SpinCounts {
  /** Rounds that today's free spin was taken for. */
  readonly taken: number;
  /** Those that were earned, and not spun. */
  readonly unspent: number;
  /** Those that were spun and then taken back: each takes one of the unspent ones. */
  readonly owed: number;
}

export function spinsOf({ taken, unspent, owed }: SpinCounts): Spins {
  const free = taken === 0;
  const earned = Math.max(0, unspent - owed);
  return { free, earned, left: earned + Number(free) };
}

/** The `SpinCounts` of a shopper, as columns of a prepared statement that is given `userId` and `freeDay`. */
export function spinCounts(db: Db): { readonly [Name in keyof SpinCounts]: SQL<number> } {
  const mine = eq(earnedSpins.userId, given('userId', earnedSpins.userId));
  const taken = db.$count(
    prizeRounds,
    and(
      eq(prizeRounds.userId, given('userId', prizeRounds.userId)),
      eq(prizeRounds.freeDay, given('freeDay', prizeRounds.freeDay)),
    ),
  );
  const unspent = db.$count(
    earnedSpins,
    and(mine, isNull(earnedSpins.roundId), isNull(earnedSpins.takenBackAt)),
  );
  const owed = db.$count(
    earnedSpins,
    and(mine, isNotNull(earnedSpins.roundId), isNotNull(earnedSpins.takenBackAt)),
  );
  return {
    taken: sql<number>`${taken}::int`,
    unspent: sql<number>`${unspent}::int`,
    owed: sql<number>`${owed}::int`,
  };
}

const countsOfSpins = prepared((db) =>
  db.select(spinCounts(db)).from(sql`(select 1) as one`).prepare('counts_of_spins'),
);

export async function countSpins(db: Db, userId: number, now: Date): Promise<Spins> {
  const [counts] = await countsOfSpins(db).execute({ userId, freeDay: dayOf(now) });
  return spinsOf(counts ?? { taken: 0, unspent: 0, owed: 0 });
}

/** A friend and an order earn one spin each, however often it is asked: null the second time. */
export async function earnSpin(
  tx: Db,
  spin: Pick<EarnedSpin, 'userId' | 'reason' | 'earnedAt'> & {
    readonly friendId?: number;
    readonly orderId?: number;
  },
): Promise<EarnedSpin | null> {
  const { userId, reason, earnedAt, friendId = null, orderId = null } = spin;
  const [earned] = await keepSpin(tx).execute({ userId, reason, earnedAt, friendId, orderId });
  return earned ?? null;
}

const keepSpin = prepared((tx) =>
  tx
    .insert(earnedSpins)
    .values({
      userId: given('userId', earnedSpins.userId),
      reason: given('reason', earnedSpins.reason),
      earnedAt: given('earnedAt', earnedSpins.earnedAt),
      friendId: given('friendId', earnedSpins.friendId),
      orderId: given('orderId', earnedSpins.orderId),
    })
    .onConflictDoNothing()
    .returning()
    .prepare('keep_spin'),
);

/** Takes the spins back that an order earned, its shopper's and that of whoever invited them. */
export async function takeBackSpins(tx: Db, orderId: number, now: Date): Promise<void> {
  await tx
    .update(earnedSpins)
    .set({ takenBackAt: now })
    .where(and(eq(earnedSpins.orderId, orderId), isNull(earnedSpins.takenBackAt)));
}

/** What a round is drawn for: today's free spin, or else the spin that was earned first; null when none is left. */
export async function takeSpin(
  tx: Db,
  { free, earned }: Spins,
  { userId, roundId, now }: { readonly userId: number; readonly roundId: number; readonly now: Date },
): Promise<{ readonly freeDay: string | null } | null> {
  if (free) return { freeDay: dayOf(now) };
  if (earned === 0) return null;
  const [taken] = await spendFirstSpin(tx).execute({ userId, roundId });
  return taken === undefined ? null : { freeDay: null };
}

const spendFirstSpin = prepared((tx) => {
  const isMine = eq(earnedSpins.userId, given('userId', earnedSpins.userId));
  const first = tx
    .select({ id: earnedSpins.spinId })
    .from(earnedSpins)
    .where(and(isMine, isNull(earnedSpins.roundId), isNull(earnedSpins.takenBackAt)))
    .orderBy(asc(earnedSpins.spinId))
    .limit(1);
  return tx
    .update(earnedSpins)
    .set({ roundId: given('roundId', earnedSpins.roundId) })
    .where(and(eq(earnedSpins.spinId, sql`(${first})`), isNull(earnedSpins.takenBackAt)))
    .returning({ spinId: earnedSpins.spinId })
    .prepare('spend_first_spin');
});
