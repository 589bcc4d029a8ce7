import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { given, prepared } from '../db/prepared.js';
import { hashOfRound, newSeed } from './fair.js';
import { type PrizeRound, prizeRounds, roundNumbers } from './schema.js';
import { findWheel, sectorsOf } from './sectors.js';

const MAX_LISTED = 100;

/**
 * The shopper's next round: the one that is open, or a new one, which promises the wheel as it is now and is bound by its
 * hash. All of it may be told but the seed.
 */
export async function openRound(db: Db, userId: number, now: Date): Promise<PrizeRound> {
  const [open] = await roundThatIsOpen(db).execute({ userId });
  return open ?? openNextRound(db, userId, now);
}

/** The same for a shopper who has no open round, as far as is known. */
export async function openNextRound(db: Db, userId: number, now: Date): Promise<PrizeRound> {
  const promised = await promiseRound(db);
  const [opened] = await keepRound(db).execute({ userId, ...promised, openedAt: now });
  // Of two requests at once, one opens it and the other finds it.
  return opened ?? openRound(db, userId, now);
}

const roundThatIsOpen = prepared((db) =>
  db
    .select()
    .from(prizeRounds)
    .where(and(eq(prizeRounds.userId, given('userId', prizeRounds.userId)), isNull(prizeRounds.drawnAt)))
    .prepare('round_that_is_open'),
);

const keepRound = prepared((db) =>
  db
    .insert(prizeRounds)
    .values({
      roundId: given('roundId', prizeRounds.roundId),
      userId: given('userId', prizeRounds.userId),
      seed: given('seed', prizeRounds.seed),
      sectors: given('sectors', prizeRounds.sectors),
      hash: given('hash', prizeRounds.hash),
      openedAt: given('openedAt', prizeRounds.openedAt),
    })
    .onConflictDoNothing()
    .returning()
    .prepare('keep_round'),
);

/** A number, a seed, the wheel as it is now, and the hash of all three. */
export async function promiseRound(
  db: Db,
): Promise<Pick<PrizeRound, 'roundId' | 'seed' | 'sectors' | 'hash'>> {
  const wheel = await wheelWithNumber(db).execute();
  const sectors = sectorsOf(wheel);
  const roundId = wheel[0]?.number;
  if (roundId === undefined) throw new Error('The wheel has no sectors');
  const seed = newSeed();
  return { roundId, seed, sectors, hash: hashOfRound(roundId, seed, sectors) };
}

const wheelWithNumber = prepared((db) =>
  findWheel(db, { number: sql<number>`(select nextval(${roundNumbers.seqName})::int)` }).prepare(
    'wheel_with_number',
  ),
);

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

/** Before it is drawn, its hash and what it promises; after it, all that the award can be recomputed from. */
export function toRoundReply(round: PrizeRound) {
  const { roundId, seed, hash, sectors, key, level, isInstead, openedAt, drawnAt } = round;
  const isDrawn = drawnAt !== null;
  return {
    round: roundId,
    hash,
    odds: sectors.map(({ odds }) => odds),
    prizes: sectors.map(({ prize }) => prize),
    opened_at: openedAt.toISOString(),
    seed: isDrawn ? seed : null,
    key: isDrawn ? key : null,
    award_level: isDrawn ? level : null,
    /** 1 when the prize had run out, and its points were given. */
    instead: isDrawn && isInstead ? 1 : 0,
    drawn_at: isDrawn ? drawnAt.toISOString() : null,
  };
}
