import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { type EarnedSpin, earnedSpins, prizeRounds } from './schema.js';

/** The day of a moment, in UTC, such as "2026-03-01". */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** When the next day begins, in UTC. */
export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

/**
 * The spins that a shopper has: today's free one, if it is left, and those that were earned. Each that was spun and then
 * taken back takes one of these.
 */
export async function countSpins(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ readonly free: boolean; readonly earned: number; readonly left: number }> {
  const mine = eq(earnedSpins.userId, userId);
  const taken = db.$count(
    prizeRounds,
    and(eq(prizeRounds.userId, userId), eq(prizeRounds.freeDay, dayOf(now))),
  );
  const unspent = db.$count(
    earnedSpins,
    and(mine, isNull(earnedSpins.roundId), isNull(earnedSpins.takenBackAt)),
  );
  const owed = db.$count(
    earnedSpins,
    and(mine, isNotNull(earnedSpins.roundId), isNotNull(earnedSpins.takenBackAt)),
  );
  const [counts] = await db
    .select({
      taken: sql<number>`${taken}::int`,
      unspent: sql<number>`${unspent}::int`,
      owed: sql<number>`${owed}::int`,
    })
    .from(sql`(select 1) as one`);
  const { taken: today = 0, unspent: kept = 0, owed: overdrawn = 0 } = counts ?? {};
  const free = today === 0;
  const earned = Math.max(0, kept - overdrawn);
  return { free, earned, left: earned + Number(free) };
}

/**
 * Gives a shopper a spin. A friend and an order earn one each, however often it is asked.
 * @param tx may be a transaction
 * @returns the spin; null when it was earned before
 */
export async function earnSpin(
  tx: Db,
  spin: Pick<EarnedSpin, 'userId' | 'reason' | 'earnedAt'> & {
    readonly friendId?: number;
    readonly orderId?: number;
  },
): Promise<EarnedSpin | null> {
  const [earned] = await tx.insert(earnedSpins).values(spin).onConflictDoNothing().returning();
  return earned ?? null;
}

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
  userId: number,
  roundId: number,
  now: Date,
): Promise<{ readonly freeDay: string | null } | null> {
  const { free, earned } = await countSpins(tx, userId, now);
  if (free) return { freeDay: dayOf(now) };
  if (earned === 0) return null;
  const first = tx
    .select({ id: earnedSpins.spinId })
    .from(earnedSpins)
    .where(and(eq(earnedSpins.userId, userId), isNull(earnedSpins.roundId), isNull(earnedSpins.takenBackAt)))
    .orderBy(asc(earnedSpins.spinId))
    .limit(1);
  const [taken] = await tx
    .update(earnedSpins)
    .set({ roundId })
    .where(and(eq(earnedSpins.spinId, sql`(${first})`), isNull(earnedSpins.takenBackAt)))
    .returning();
  return taken === undefined ? null : { freeDay: null };
}
