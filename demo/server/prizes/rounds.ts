import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { newSeed } from './fair.js';
import { type PrizeRound, prizeRounds } from './schema.js';

/** Most rounds that are listed. */
const MAX_LISTED = 100;

/**
 * The shopper's next round: the one that is open, or a new one. The hash of its seed may be told, the seed may not.
 * @param db may be a transaction
 */
export async function openRound(db: Db, userId: number, now: Date): Promise<PrizeRound> {
  for (;;) {
    const [open] = await db
      .select()
      .from(prizeRounds)
      .where(and(eq(prizeRounds.userId, userId), isNull(prizeRounds.drawnAt)));
    if (open !== undefined) return open;
    // Of two requests at once, one opens it and the other finds it.
    const opened = await insertRound(db, userId, now);
    if (opened !== null) return opened;
  }
}

/** A new round; null when one is open. */
export async function insertRound(db: Db, userId: number, now: Date): Promise<PrizeRound | null> {
  const [opened] = await db
    .insert(prizeRounds)
    .values({ userId, ...newSeed(), openedAt: now })
    .onConflictDoNothing()
    .returning();
  return opened ?? null;
}

/** Of a shopper, the round that a key was used for, and the one that is open. */
export async function findRounds(
  db: Db,
  userId: number,
  key: string,
): Promise<{ readonly drawn: PrizeRound | null; readonly open: PrizeRound | null }> {
  const found = await db
    .select()
    .from(prizeRounds)
    .where(and(eq(prizeRounds.userId, userId), or(eq(prizeRounds.key, key), isNull(prizeRounds.drawnAt))));
  return {
    drawn: found.find((round) => round.key === key) ?? null,
    open: found.find(({ drawnAt }) => drawnAt === null) ?? null,
  };
}

/** A round by its number, whoever it is of. */
export async function findRound(db: Db, roundId: number): Promise<PrizeRound | null> {
  const [round] = await db.select().from(prizeRounds).where(eq(prizeRounds.roundId, roundId));
  return round ?? null;
}

/** The rounds that a shopper has drawn, the last one first. */
export function findDrawnRounds(db: Db, userId: number): Promise<PrizeRound[]> {
  return db
    .select()
    .from(prizeRounds)
    .where(and(eq(prizeRounds.userId, userId), isNotNull(prizeRounds.drawnAt)))
    .orderBy(desc(prizeRounds.drawnAt), desc(prizeRounds.roundId))
    .limit(MAX_LISTED);
}

/**
 * What everybody may know of a round: before it is drawn the hash of its seed, after it all that the award can be
 * recomputed from.
 */
export function toRoundReply({ roundId, seed, hash, key, odds, level, openedAt, drawnAt }: PrizeRound) {
  const opened_at = openedAt.toISOString();
  if (drawnAt === null) {
    return {
      round: roundId,
      hash,
      opened_at,
      seed: null,
      key: null,
      odds: null,
      award_level: null,
      drawn_at: null,
    };
  }
  return {
    round: roundId,
    hash,
    opened_at,
    seed,
    key,
    odds,
    award_level: level,
    drawn_at: drawnAt.toISOString(),
  };
}
