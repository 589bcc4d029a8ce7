import { asc, eq, sql } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import { giveCoupon } from '../coupons/give-coupon.js';
import type { Db } from '../db/database.js';
import { unlockGift } from '../gifts/unlock-gift.js';
import { credit } from '../points/ledger.js';
import { sectorOf, ticketOf } from './fair.js';
import { oddsOf } from './odds.js';
import { findRoundByKey, openRound } from './rounds.js';
import { type Prize, type PrizeRound, prizeRounds, prizes } from './schema.js';
import { countSpins, earnSpin, takeSpin } from './spins.js';

/**
 * Draws a round for a shopper: takes a spin, lets the seed and the key decide, takes the prize from the stock and
 * gives it, all of it or nothing.
 * @param key chosen by whoever asks; the same key again gives the same round, and takes no spin
 * @returns null when the shopper has no spin left
 */
export function draw(
  db: Db,
  { userId, key, now }: { readonly userId: number; readonly key: string; readonly now: Date },
): Promise<PrizeRound | null> {
  return db.transaction(async (tx) => {
    // One draw of a shopper at a time, so that a key that comes twice at once finds what it drew.
    await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update');
    const drawn = await findRoundByKey(tx, userId, key);
    if (drawn !== null) return drawn;
    const { roundId, seed } = await openRound(tx, userId, now);
    const spin = await takeSpin(tx, userId, roundId, now);
    if (spin === null) return null;

    // All draws in a row: each sees what the one before it left, so that the odds are those of this moment.
    const wheel = await tx.select().from(prizes).orderBy(asc(prizes.level)).for('update');
    const odds = oddsOf(wheel);
    const prize = wheel[sectorOf(ticketOf(seed, roundId, key), odds) - 1];
    if (prize === undefined) throw new Error('The wheel has fewer sectors than odds');
    if (prize.stock !== null) {
      await tx
        .update(prizes)
        .set({ stock: sql`${prizes.stock} - 1` })
        .where(eq(prizes.level, prize.level));
    }
    const userCouponId = await give(tx, userId, prize, now);
    await unlockGift(tx, { userId, by: 'spin', now });
    const [round] = await tx
      .update(prizeRounds)
      .set({ key, odds, level: prize.level, drawnAt: now, userCouponId, ...spin })
      .where(eq(prizeRounds.roundId, roundId))
      .returning();
    const { left } = await countSpins(tx, userId, now);
    await tx
      .update(users)
      .set({ isShowHandle: left > 0 ? 1 : 0 })
      .where(eq(users.userId, userId));
    // The next round is open from now on, so that its hash is known long before its key.
    await openRound(tx, userId, now);
    return round ?? null;
  });
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
