import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { type Prize, prizeRounds, type Sector } from './schema.js';
import { dayOf } from './spins.js';

/** When a round is opened, and for whom. */
export interface Moment {
  readonly now: Date;
  /** How many of each prize the shopper has won, by its level. Left out for a guest. */
  readonly won?: ReadonlyMap<number, number>;
}

/** Whether a prize can't be won in a round that opens then, so that its odds go to the sector without a prize. */
export function isUnavailable(prize: Prize, { now, won }: Moment): boolean {
  const { level, stock, startsAt, endsAt, perDay, perShopper } = prize;
  return (
    stock === 0 ||
    (startsAt !== null && now < new Date(startsAt)) ||
    (endsAt !== null && now >= new Date(endsAt)) ||
    (perDay !== null && prize.takenDay === dayOf(now) && prize.takenThatDay >= perDay) ||
    (perShopper !== null && (won?.get(level) ?? 0) >= perShopper)
  );
}

/** Counts what a shopper has won of those prizes that are limited for each shopper, on whichever wheel. */
export async function countWon(
  db: Db,
  userId: number,
  wheel: readonly { readonly prize: Prize }[],
): Promise<ReadonlyMap<number, number>> {
  if (wheel.every(({ prize }) => prize.perShopper === null)) return new Map();
  const draws = await db
    .select({ sector: sql<Sector>`${prizeRounds.sectors} -> (${prizeRounds.level} - 1)` })
    .from(prizeRounds)
    .where(
      and(eq(prizeRounds.userId, userId), isNotNull(prizeRounds.drawnAt), eq(prizeRounds.isInstead, false)),
    );
  return new Map(
    wheel.map(({ prize }) => [prize.level, draws.filter(({ sector }) => isSamePrize(sector, prize)).length]),
  );
}

type Identity = Pick<Prize, 'kind' | 'amount' | 'couponId' | 'goodsId'>;

/** Whether two sectors give the same, whatever they are called. */
export const isSamePrize = (one: Identity, other: Identity): boolean =>
  one.kind === other.kind &&
  one.amount === other.amount &&
  one.couponId === other.couponId &&
  one.goodsId === other.goodsId;
