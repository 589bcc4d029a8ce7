import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.js';
import { giveCoupon } from '../coupons/change-coupons.js';
import type { Db } from '../db/database.js';
import { param, prepared } from '../db/prepared.js';
import { isLocked, unlockGift } from '../gifts/gifts.js';
import { credit } from '../points/ledger.js';
import { sectorOf, ticketOf } from './fair.js';
import { currentWheel, findWheel, nextNumber, openNextRound, roundOf } from './rounds.js';
import { type PrizeRound, prizeRounds, prizes, type Sector } from './schema.js';
import { dayOf, earnSpin, spinCounts, spinsOf, takeSpin } from './spins.js';

interface Draw {
  readonly userId: number;
  /** Chosen by the caller. The same key again returns the same round and takes no spin. */
  readonly key: string;
  /** The hash of the round that the caller was promised; null for whichever round is open. */
  readonly hash: string | null;
  readonly now: Date;
}

/**
 * A drawn round, with the number of spins left and the next open round, or the reason for a refusal: no spin is left, or the
 * promised round is over.
 */
export type DrawResult =
  | { readonly round: PrizeRound; readonly spinsLeft: number; readonly next: PrizeRound }
  | { readonly refused: 'no-spin' | 'round-over' };

/**
 * Draws a shopper's open round as it was promised, however the wheel has changed since. It takes a spin, lets the seed
 * and the key decide, takes the prize from stock, and gives it to the shopper: all or nothing.
 */
export function draw(db: Db, { userId, key, hash, now }: Draw): Promise<DrawResult> {
  return db.transaction(async (tx) => {
    // One draw per shopper at a time, so that a concurrent call with the same key finds the first one's round.
    await holdShopper(tx).execute({ userId });
    const { previous, counts, isShowHandle, opensGift, ...state } = await findState(tx, userId, key, now);
    const open = state.open ?? (await openNextRound(tx, userId, now));
    if (previous !== null) return { round: previous, spinsLeft: spinsOf(counts).left, next: open };
    if (hash !== null && hash !== open.hash) return { refused: 'round-over' };
    const { roundId, seed, sectors } = open;
    const spin = await takeSpin(tx, spinsOf(counts), { roundId, now });
    if (spin === null) return { refused: 'no-spin' };

    const odds = sectors.map((sector) => sector.odds);
    const level = sectorOf(ticketOf(seed, roundId, key), odds);
    const sector = sectors[level - 1];
    if (sector === undefined) throw new Error('The round has fewer sectors than odds');
    const isInstead = sector.isLimited && !(await takePrize(tx, level, sector, now));
    const awarded = isInstead ? insteadOf(sector) : sector;
    const userCouponId = await givePrize(tx, userId, awarded, now);
    if (opensGift) await unlockGift(tx, { userId, by: 'spin', now });
    const award = { key, level, isInstead, drawnAt: now, userCouponId, ...spin };
    const [updated] = await storeAward(tx).execute({ ...award, roundId });
    if (updated === undefined) throw new Error(`The round ${roundId} is gone`);
    const spent = spin.freeDay === null ? 1 : 0;
    const won = awarded.kind === 'spin' ? awarded.amount : 0;
    const { left: spinsLeft } = spinsOf({ ...counts, taken: 1, unspent: counts.unspent - spent + won });
    const isShown = spinsLeft > 0 ? 1 : 0;
    if (isShown !== isShowHandle)
      await tx.update(users).set({ isShowHandle: isShown }).where(eq(users.userId, userId));
    // Open the next round now, so that its hash is published long before its key.
    const wheel = sector.isLimited ? await findWheel(tx) : state.wheel;
    const next = await openNextRound(
      tx,
      userId,
      now,
      await roundOf(tx, { number: updated.nextNumber, wheel, userId, now }),
    );
    return { round: { ...open, ...award }, spinsLeft, next };
  });
}

/** Reads everything a draw depends on in one query. The transaction has locked the shopper, so none of it changes. */
async function findState(tx: Db, userId: number, key: string, now: Date) {
  const [state] = await stateOfDraw(tx).execute({ userId, key, now, freeDay: dayOf(now) });
  if (state === undefined) throw new Error(`The shopper ${userId} is gone`);
  return state;
}

const holdShopper = prepared((tx) =>
  tx
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.userId, param('userId', users.userId)))
    .for('update')
    .prepare('hold_shopper'),
);

const stateOfDraw = prepared((tx) => {
  const previous = alias(prizeRounds, 'previous');
  return tx
    .select({
      previous,
      open: prizeRounds,
      counts: spinCounts(tx),
      isShowHandle: users.isShowHandle,
      opensGift: isLocked(tx, 'spin'),
      wheel: currentWheel(tx),
    })
    .from(users)
    .leftJoin(
      previous,
      and(eq(previous.userId, users.userId), eq(previous.key, param('key', prizeRounds.key))),
    )
    .leftJoin(prizeRounds, and(eq(prizeRounds.userId, users.userId), isNull(prizeRounds.drawnAt)))
    .where(eq(users.userId, param('userId', users.userId)))
    .prepare('state_of_draw');
});

const storeAward = prepared((tx) =>
  tx
    .update(prizeRounds)
    .set({
      key: param('key', prizeRounds.key),
      level: param('level', prizeRounds.level),
      isInstead: param('isInstead', prizeRounds.isInstead),
      drawnAt: param('drawnAt', prizeRounds.drawnAt),
      freeDay: param('freeDay', prizeRounds.freeDay),
      userCouponId: param('userCouponId', prizeRounds.userCouponId),
    })
    .where(eq(prizeRounds.roundId, param('roundId', prizeRounds.roundId)))
    .returning({ nextNumber })
    .prepare('keep_award'),
);

/** Returns the substitute for a prize that has run out since it was promised. */
export const insteadOf = ({ insteadPoints }: Sector): Pick<Sector, 'kind' | 'amount' | 'couponId'> => ({
  kind: insteadPoints > 0 ? 'points' : 'none',
  amount: insteadPoints,
  couponId: null,
});

/**
 * Takes a prize from stock, and from those of the day. Returns false if none is left, or the wheel no longer has it: a
 * campaign that replaced a limited prize stands for no more of it.
 */
async function takePrize(tx: Db, level: number, sector: Sector, now: Date): Promise<boolean> {
  const { kind, amount, couponId } = sector;
  const day = dayOf(now);
  const { stock, taken, perDay, takenDay, takenThatDay } = prizes;
  const isToday = sql`${takenDay} is not distinct from ${day}::date`;
  const found = await tx
    .update(prizes)
    .set({
      stock: sql`${stock} - 1`,
      taken: sql`${taken} + 1`,
      takenDay: day,
      takenThatDay: sql`case when ${isToday} then ${takenThatDay} else 0 end + 1`,
    })
    .where(
      and(
        eq(prizes.level, level),
        eq(prizes.kind, kind),
        eq(prizes.amount, amount),
        couponId === null ? isNull(prizes.couponId) : eq(prizes.couponId, couponId),
        or(isNull(stock), gt(stock, 0)),
        or(isNull(perDay), sql`not (${isToday} and ${takenThatDay} >= ${perDay})`),
      ),
    )
    .returning({ level: prizes.level });
  return found.length > 0;
}

/** Gives a prize to a shopper. Returns the coupon's ID, or null if it isn't a coupon. */
async function givePrize(
  tx: Db,
  userId: number,
  { kind, amount, couponId }: Pick<Sector, 'kind' | 'amount' | 'couponId'>,
  now: Date,
): Promise<number | null> {
  if (kind === 'points' || kind === 'shares') {
    await credit(tx, { userId, asset: kind, amount, reason: 'prize', at: now });
  } else if (kind === 'spin') {
    for (let n = 0; n < amount; n++) await earnSpin(tx, { userId, reason: 'prize', earnedAt: now });
  } else if (kind !== 'none') {
    if (couponId === null) throw new Error(`A prize of the kind ${kind} has no coupon`);
    return (await giveCoupon(tx, { userId, couponId, source: 'prize', now })).userCouponId;
  }
  return null;
}
