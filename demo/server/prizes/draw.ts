import { asc, eq, sql } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import { giveCoupon } from '../coupons/give-coupon.js';
import type { Db } from '../db/database.js';
import { unlockGift } from '../gifts/unlock-gift.js';
import { credit } from '../points/ledger.js';
import { sectorOf, ticketOf } from './fair.js';
import { oddsOf } from './odds.js';
import { findRounds, insertRound, openRound } from './rounds.js';
import { type Odds, type Prize, type PrizeRound, prizeRounds, prizes } from './schema.js';
import { earnSpin, takeSpin } from './spins.js';

/**
 * Draws a round for a shopper: takes a spin, lets the seed and the key decide, takes the prize from the stock and
 * gives it, all of it or nothing.
 * @param key chosen by whoever asks; the same key again gives the same round, and takes no spin
 * @returns null when the shopper has no spin left
 */
export function draw(
  db: Db,
  { userId, key, now }: { readonly userId: number; readonly key: string; readonly now: Date },
): Promise<Drawn | null> {
  return db.transaction(async (tx) => {
    // One draw of a shopper at a time, so that a key that comes twice at once finds what it drew.
    const [shopper] = await tx
      .select({ isShowHandle: users.isShowHandle })
      .from(users)
      .where(eq(users.userId, userId))
      .for('update');
    const { drawn, open } = await findRounds(tx, userId, key);
    if (drawn !== null) return { round: drawn, next: open ?? (await openRound(tx, userId, now)), left: null };
    const { roundId, seed } = open ?? (await openRound(tx, userId, now));
    const spin = await takeSpin(tx, userId, roundId, now);
    if (spin === null) return null;
    await unlockGift(tx, { userId, by: 'spin', now });

    const { prize, odds } = await takePrize(tx, ticketOf(seed, roundId, key));
    const userCouponId = await give(tx, userId, prize, now);
    const { freeDay } = spin;
    const [round] = await tx
      .update(prizeRounds)
      .set({ key, odds, level: prize.level, drawnAt: now, userCouponId, freeDay })
      .where(eq(prizeRounds.roundId, roundId))
      .returning();
    const left = spin.left + (prize.kind === 'spin' ? prize.amount : 0);
    const isShowHandle = left > 0 ? 1 : 0;
    if (shopper?.isShowHandle !== isShowHandle)
      await tx.update(users).set({ isShowHandle }).where(eq(users.userId, userId));
    // The next round is open from now on, so that its hash is known long before its key.
    const next = await insertRound(tx, userId, now);
    if (round === undefined || next === null) throw new Error('The database kept no round');
    return { round, next, left };
  });
}

/** What was drawn, the round that is open now, and the spins left; null for those where it was drawn before. */
export interface Drawn {
  readonly round: PrizeRound;
  readonly next: PrizeRound;
  readonly left: number | null;
}

/**
 * The prize of a ticket, taken from the stock. Draws of what there is no end of do not wait for each other. All that there is
 * a number of are drawn in a row: each sees what the one before it left, so that the odds are those of its moment.
 */
async function takePrize(tx: Db, ticket: number): Promise<{ prize: Prize; odds: Odds }> {
  const wheel = tx.select().from(prizes).orderBy(asc(prizes.level));
  const seen = prizeOf(ticket, await wheel);
  if (seen.prize.stock === null) return seen;
  const { prize, odds } = prizeOf(ticket, await wheel.for('update'));
  if (prize.stock !== null) {
    await tx
      .update(prizes)
      .set({ stock: sql`${prizes.stock} - 1` })
      .where(eq(prizes.level, prize.level));
  }
  return { prize, odds };
}

function prizeOf(ticket: number, wheel: readonly Prize[]): { prize: Prize; odds: Odds } {
  const odds = oddsOf(wheel);
  const prize = wheel[sectorOf(ticket, odds) - 1];
  if (prize === undefined) throw new Error('The wheel has fewer sectors than odds');
  return { prize, odds };
}

/** Hands a prize over; gives the number of the coupon, where it is one. */
async function give(tx: Db, userId: number, prize: Prize, now: Date): Promise<number | null> {
  const { kind, amount, couponId } = prize;
  if (kind === 'points' || kind === 'shares') {
    await credit(tx, { userId, asset: kind, amount, reason: 'prize', at: now });
  } else if (kind === 'spin') {
    for (let n = 0; n < amount; n++) await earnSpin(tx, { userId, reason: 'prize', earnedAt: now });
  } else if (kind !== 'none') {
    if (couponId === null) throw new Error(`The prize of sector ${prize.level} has no coupon`);
    return (await giveCoupon(tx, { userId, couponId, source: 'prize', now })).userCouponId;
  }
  return null;
}
