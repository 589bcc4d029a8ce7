import { and, asc, eq, gte, isNull, ne } from 'drizzle-orm';
import { FREE_FROM } from '../../shared/free-shipping.js';
import { users } from '../accounts/schema.js';
import { giveCoupon } from '../coupons/change-coupons.js';
import { coupons } from '../coupons/schema.js';
import type { Db } from '../db/database.js';
import type { Seed, ShopperSeed } from '../db/seed.js';
import { goods } from '../goods/schema.js';
import { orderEvents, orders } from '../orders/schema.js';
import { hashOfRound, newSeed, sectorOf, ticketOf } from './fair.js';
import { promiseRound } from './rounds.js';
import { type NewPrize, prizeRounds, prizes } from './schema.js';
import { earnSpin } from './spins.js';

const DAY_MS = 86_400_000;

/** The coupon for the full price of the goods on the wheel. */
const GOODS_COUPON = 204;

/** The sectors of the wheel, in order. Odds are in 10,000ths. */
const WHEEL: readonly Omit<NewPrize, 'level'>[] = [
  { kind: 'coupon', couponId: 201, amount: 1, odds: 50, stock: 40, insteadPoints: 10_000 },
  { kind: 'points', amount: 100, odds: 2_500 },
  { kind: 'goods', couponId: GOODS_COUPON, amount: 1, odds: 20, stock: 5 },
  { kind: 'coupon', couponId: 202, amount: 1, odds: 1_500 },
  { kind: 'shares', amount: 1, odds: 330, stock: 1_000, insteadPoints: 500 },
  { kind: 'coupon', couponId: 203, amount: 1, odds: 1_600 },
  { kind: 'spin', amount: 1, odds: 1_500 },
  { kind: 'none', amount: 0, odds: 2_500 },
];

/** The sectors that the demo's shopper drew, and how many days ago. */
const PAST_DRAWS = [
  { level: 5, daysAgo: 9 },
  { level: 8, daysAgo: 5 },
  { level: 2, daysAgo: 3 },
  { level: 4, daysAgo: 1 },
] as const;

/** Adds the prize wheel if there is none. It needs the coupons, and its goods prize is a dash cam that ships for free. */
export const seedPrizes: Seed = async (db) => {
  if ((await db.$count(prizes)) > 0) return;
  const [camera] = await db
    .select({ goodsId: goods.goodsId, price: goods.price })
    .from(goods)
    .where(and(eq(goods.art, 'dash-cam'), eq(goods.zone, 1), gte(goods.price, FREE_FROM[1])))
    .orderBy(asc(goods.price), asc(goods.goodsId))
    .limit(1);
  const price = camera?.price ?? 8_900;
  await db
    .insert(coupons)
    .values({
      couponId: GOODS_COUPON,
      kind: 'amount',
      value: price,
      minSubtotal: price,
      source: 'prize',
      validDays: 30,
    })
    .onConflictDoNothing();
  await db.insert(prizes).values(
    WHEEL.map((sector, index) => ({
      ...sector,
      level: index + 1,
      ...(sector.kind === 'goods' && { goodsId: camera?.goodsId ?? null, insteadPoints: price }),
    })),
  );
};

/** How many days ago the friend's first order arrived: see `buyer` in `demo/assets/data/orders.json`. */
const FRIENDS_ORDER_DAYS_AGO = 41;

/** Adds the demo shopper's past draws, and the spins earned by their received orders and a friend. */
export const seedDraws: ShopperSeed = async (db, userId) => {
  for (const { level, daysAgo } of PAST_DRAWS) {
    await seedRound(db, userId, level, new Date(Date.now() - daysAgo * DAY_MS));
  }
  const received = await db
    .select({ orderId: orders.orderId, earnedAt: orderEvents.at })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.orderId))
    .where(and(eq(orders.userId, userId), eq(orderEvents.state, 'received')))
    .orderBy(asc(orderEvents.at));
  for (const order of received) await earnSpin(db, { userId, reason: 'order', ...order });
  const [friend] = await db
    .select({ friendId: users.userId })
    .from(users)
    .where(and(ne(users.userId, userId), isNull(users.invitedBy)))
    .orderBy(asc(users.userId))
    .limit(1);
  if (friend === undefined) return;
  await db.update(users).set({ invitedBy: userId }).where(eq(users.userId, friend.friendId));
  const earnedAt = new Date(Date.now() - FRIENDS_ORDER_DAYS_AGO * DAY_MS);
  await earnSpin(db, { userId, reason: 'invitation', ...friend, earnedAt });
};

/** Adds a round that can be verified like any other: it tries seeds until one gives the sector. */
async function seedRound(db: Db, userId: number, level: number, drawnAt: Date): Promise<void> {
  const { roundId, sectors } = await promiseRound(db, null, drawnAt);
  const sector = sectors[level - 1];
  if (sector === undefined) return;
  const odds = sectors.map((each) => each.odds);
  const key = `demo-${roundId}`;
  let seed = newSeed();
  while (sectorOf(ticketOf(seed, roundId, key), odds) !== level) seed = newSeed();
  const coupon =
    sector.kind === 'coupon' && sector.couponId !== null
      ? await giveCoupon(db, { userId, couponId: sector.couponId, source: 'prize', now: drawnAt })
      : null;
  await db.insert(prizeRounds).values({
    ...{ roundId, userId, seed, sectors, key, level, drawnAt },
    hash: hashOfRound(roundId, seed, sectors),
    openedAt: drawnAt,
    freeDay: drawnAt.toISOString().slice(0, 10),
    userCouponId: coupon?.userCouponId ?? null,
  });
}
