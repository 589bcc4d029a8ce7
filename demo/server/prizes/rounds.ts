import { and, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type Coupon, coupons } from '../coupons/schema.js';
import { jsonObject } from '../db/columns.js';
import type { Db } from '../db/database.js';
import { param, prepared } from '../db/prepared.js';
import { countWon, isUnavailable, type Moment } from './availability.js';
import { hashOfRound, newSeed, oddsOf } from './fair.js';
import { type Prize, type PrizeRound, prizeRounds, prizes, roundNumbers, type Sector } from './schema.js';

/** A sector of the current wheel, with the terms of its coupon. */
interface OnTheWheel {
  readonly prize: Prize;
  readonly coupon: Terms | null;
}

type Terms = Pick<Coupon, 'couponId' | 'kind' | 'value' | 'minSubtotal' | 'maxDiscount' | 'validDays'>;

/** Returns the current wheel as a column, for a statement that reads other things, too. */
export function currentWheel(db: Db): SQL<readonly OnTheWheel[]> {
  const { couponId, kind, value, minSubtotal, maxDiscount, validDays } = coupons;
  const coupon = jsonObject({ couponId, kind, value, minSubtotal, maxDiscount, validDays });
  const sector = sql`json_build_object('prize', ${jsonObject(getTableColumns(prizes))}, 'coupon', case when ${couponId} is not null then ${coupon} end)`;
  const wheel = db
    .select({ sectors: sql`json_agg(${sector} order by ${prizes.level})` })
    .from(prizes)
    .leftJoin(coupons, eq(couponId, prizes.couponId));
  return sql<readonly OnTheWheel[]>`coalesce(${wheel}, '[]')`;
}

const wheelNow = prepared((db) =>
  db
    .select({ wheel: currentWheel(db) })
    .from(sql`(select 1) as one`)
    .prepare('wheel_now'),
);

/** Finds the current wheel. */
export async function findWheel(db: Db): Promise<readonly OnTheWheel[]> {
  const [found] = await wheelNow(db).execute();
  return found?.wheel ?? [];
}

/** Returns the sectors of a wheel as a round promises them. */
export function sectorsOf(wheel: readonly OnTheWheel[], moment: Moment): Sector[] {
  const odds = oddsOf(
    wheel.map(({ prize }) => prize),
    (prize) => isUnavailable(prize, moment),
  );
  return wheel.map(({ prize, coupon }, index) => ({
    ...sectorOfPrize(prize),
    odds: odds[index] ?? 0,
    prize: wordOf(prize, coupon),
  }));
}

/** Returns a prize's sector without the terms of its coupon, with the odds that it has when it can be won. */
export function sectorOfPrize(prize: Prize): Sector {
  const { kind, amount, couponId, goodsId, insteadPoints, odds, texts, picture } = prize;
  return {
    ...{ kind, amount, couponId, goodsId, insteadPoints, odds },
    prize: '',
    isLimited: isLimited(prize),
    ...(texts !== null && { texts }),
    ...(picture !== null && { picture }),
  };
}

/** Whether the last one may go between the promise of a round and its draw. */
const isLimited = ({ stock, perDay }: Prize): boolean => stock !== null || perDay !== null;

export async function findCoupons(
  db: Db,
  offered: readonly Pick<Prize, 'couponId'>[],
): Promise<ReadonlyMap<number, Coupon>> {
  const ids = [...new Set(offered.flatMap(({ couponId }) => (couponId === null ? [] : [couponId])))];
  const found = ids.length === 0 ? [] : await couponsOf(db).execute({ ids });
  return new Map(found.map((coupon) => [coupon.couponId, coupon]));
}

const couponsOf = prepared((db) =>
  db
    .select()
    .from(coupons)
    .where(sql`${coupons.couponId} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('coupons_of_prizes'),
);

/** Describes everything a prize is worth, the same in every language. Sums are in US cents. */
function wordOf(prize: Prize, coupon: Terms | null): string {
  const { kind, amount, goodsId, insteadPoints } = prize;
  const terms =
    coupon === null
      ? []
      : [
          `coupon ${coupon.couponId} ${coupon.kind} ${coupon.value} from ${coupon.minSubtotal}`,
          ...(coupon.maxDiscount === null ? [] : [`up to ${coupon.maxDiscount}`]),
          `for ${coupon.validDays} days`,
        ];
  const word =
    kind === 'coupon'
      ? terms.join(' ')
      : kind === 'goods'
        ? [`goods ${goodsId ?? 0} by`, ...terms].join(' ')
        : kind === 'none'
          ? 'none'
          : `${kind} ${amount}`;
  return isLimited(prize) ? `${word}, else points ${insteadPoints}` : word;
}

const MAX_LISTED = 100;

/**
 * Returns the shopper's next round: the open one, or a new one, which promises the current wheel and is bound by its
 * hash. Everything but the seed may be made public.
 */
export async function openRound(db: Db, userId: number, now: Date): Promise<PrizeRound> {
  const [open] = await roundThatIsOpen(db).execute({ userId });
  return open ?? openNextRound(db, userId, now);
}

/**
 * Does the same for a shopper without an open round as of the last read.
 * @param promised the new round, if what it's made from has been read before
 */
export async function openNextRound(
  db: Db,
  userId: number,
  now: Date,
  promised?: PromisedRound,
): Promise<PrizeRound> {
  const round = promised ?? (await promiseRound(db, userId, now));
  const [opened] = await insertRound(db).execute({ userId, ...round, openedAt: now });
  // Of two concurrent requests, one opens the round and the other finds it.
  return opened ?? openRound(db, userId, now);
}

const roundThatIsOpen = prepared((db) =>
  db
    .select()
    .from(prizeRounds)
    .where(and(eq(prizeRounds.userId, param('userId', prizeRounds.userId)), isNull(prizeRounds.drawnAt)))
    .prepare('round_that_is_open'),
);

const insertRound = prepared((db) =>
  db
    .insert(prizeRounds)
    .values({
      roundId: param('roundId', prizeRounds.roundId),
      userId: param('userId', prizeRounds.userId),
      seed: param('seed', prizeRounds.seed),
      sectors: param('sectors', prizeRounds.sectors),
      hash: param('hash', prizeRounds.hash),
      openedAt: param('openedAt', prizeRounds.openedAt),
    })
    .onConflictDoNothing()
    .returning()
    .prepare('keep_round'),
);

type PromisedRound = Pick<PrizeRound, 'roundId' | 'seed' | 'sectors' | 'hash'>;

/**
 * Creates a round's ID and seed, with the current wheel and the hash of all three.
 * @param userId null for a round of nobody's
 */
export async function promiseRound(db: Db, userId: number | null, now: Date): Promise<PromisedRound> {
  const [found] = await wheelWithNumber(db).execute();
  if (found === undefined) throw new Error('The database has no number for a round');
  return roundOf(db, { number: found.number, wheel: found.wheel, userId, now });
}

interface Opening {
  readonly number: number;
  readonly wheel: readonly OnTheWheel[];
  readonly userId: number | null;
  readonly now: Date;
}

/** Does the same with a number and a wheel that were read before. */
export async function roundOf(
  db: Db,
  { number: roundId, wheel, userId, now }: Opening,
): Promise<PromisedRound> {
  const won = userId === null ? new Map<number, number>() : await countWon(db, userId, wheel);
  const sectors = sectorsOf(wheel, { now, won });
  const seed = newSeed();
  return { roundId, seed, sectors, hash: hashOfRound(roundId, seed, sectors) };
}

/** A new number for a round, as a column. */
export const nextNumber = sql<number>`nextval(${sql.raw(`'${roundNumbers.seqName}'`)})::int`;

const wheelWithNumber = prepared((db) =>
  db
    .select({ number: nextNumber, wheel: currentWheel(db) })
    .from(sql`(select 1) as one`)
    .prepare('wheel_with_number'),
);

/** Finds a round by its ID, whichever shopper it belongs to. */
export async function findRound(db: Db, roundId: number): Promise<PrizeRound | null> {
  const [round] = await db.select().from(prizeRounds).where(eq(prizeRounds.roundId, roundId));
  return round ?? null;
}

/** Finds the rounds that a shopper has drawn, latest first. */
export function findFinishedRounds(db: Db, userId: number): Promise<PrizeRound[]> {
  return db
    .select()
    .from(prizeRounds)
    .where(and(eq(prizeRounds.userId, userId), isNotNull(prizeRounds.drawnAt)))
    .orderBy(desc(prizeRounds.drawnAt), desc(prizeRounds.roundId))
    .limit(MAX_LISTED);
}

/** Returns a round's hash and promise and, once it is drawn, everything needed to recompute the award. */
export function toRoundReply(round: PrizeRound) {
  const { roundId, seed, hash, sectors, key, level, isInstead, openedAt, drawnAt } = round;
  const isFinished = drawnAt !== null;
  return {
    round: roundId,
    hash,
    odds: sectors.map(({ odds }) => odds),
    prizes: sectors.map(({ prize }) => prize),
    opened_at: openedAt.toISOString(),
    seed: isFinished ? seed : null,
    key: isFinished ? key : null,
    award_level: isFinished ? level : null,
    /** 1 if the prize had run out and its points were given instead. */
    instead: isFinished && isInstead ? 1 : 0,
    drawn_at: isFinished ? drawnAt.toISOString() : null,
  };
}
