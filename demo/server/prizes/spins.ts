import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { type EarnedSpin, earnedSpins, prizeRounds } from './schema.js';

/** The day of a moment, in UTC, such as "2026-03-01". */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** When the next day begins, in UTC. */
export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

/** The spins that a shopper has: today's free one, if it is left, and those that were earned. */
export async function countSpins(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ readonly free: boolean; readonly earned: number; readonly left: number }> {
  const taken = db.$count(
    prizeRounds,
    and(eq(prizeRounds.userId, userId), eq(prizeRounds.freeDay, dayOf(now))),
  );
  const left = db.$count(earnedSpins, and(eq(earnedSpins.userId, userId), isNull(earnedSpins.roundId)));
  const [counts] = await db
    .select({ taken: sql<number>`${taken}::int`, earned: sql<number>`${left}::int` })
    .from(sql`(select 1) as one`);
  const { taken: today = 0, earned = 0 } = counts ?? {};
  const free = today === 0;
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

/**
 * What a round is drawn for: today's free spin, or else the spin that was earned first; and how many are left after it.
 * Null when there is none.
 */
export async function takeSpin(
  tx: Db,
  userId: number,
  roundId: number,
  now: Date,
): Promise<{ readonly freeDay: string | null; readonly left: number } | null> {
  const { free, earned } = await countSpins(tx, userId, now);
  if (free) return { freeDay: dayOf(now), left: earned };
  const first = tx
    .select({ id: earnedSpins.spinId })
    .from(earnedSpins)
    .where(and(eq(earnedSpins.userId, userId), isNull(earnedSpins.roundId)))
    .orderBy(asc(earnedSpins.spinId))
    .limit(1);
  const [taken] = await tx
    .update(earnedSpins)
    .set({ roundId })
    .where(eq(earnedSpins.spinId, sql`(${first})`))
    .returning();
  return taken === undefined ? null : { freeDay: null, left: earned - 1 };
}
