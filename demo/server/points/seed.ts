import { and, eq, gt } from 'drizzle-orm';
import { pointsFor } from '../../shared/points.js';
import type { Db } from '../db/database.js';
import type { ShopperSeed } from '../db/seed.js';
import { orderEvents, orders } from '../orders/schema.js';
import { type Change, credit, debit } from './ledger.js';

const DAY_MS = 86_400_000;

/** What the demo's shopper won on the wheel: see the draws in `demo/server/prizes/seed.ts`. */
const WON = [
  { asset: 'shares', amount: 1, daysAgo: 9 },
  { asset: 'points', amount: 100, daysAgo: 3 },
] as const;

/** Adds what the demo's shopper won, and what their orders earned and used. */
export const seedPoints: ShopperSeed = async (db, userId) => {
  const won = WON.map(({ daysAgo, ...prize }): Entry => {
    const at = new Date(Date.now() - daysAgo * DAY_MS);
    return { userId, ...prize, reason: 'prize', at };
  });
  await enterAll(db, [...won, ...(await findOfOrders(db, userId))]);
};

/** Adds the points that a shopper's seeded orders earned and used. */
export const seedOrderPoints: ShopperSeed = async (db, userId) =>
  enterAll(db, await findOfOrders(db, userId));

type Entry = Change & { readonly at: Date };

/** Returns what orders earned when they were received, and used when they were placed, by the rules of the shop. */
async function findOfOrders(db: Db, userId: number): Promise<Entry[]> {
  const points = { userId, asset: 'points' } as const;
  const used = await db
    .select({ orderId: orders.orderId, amount: orders.points, at: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), gt(orders.points, 0)));
  const received = await db
    .select({ orderId: orders.orderId, total: orders.total, at: orderEvents.at })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.orderId))
    .where(and(eq(orders.userId, userId), eq(orders.state, 'received'), eq(orderEvents.state, 'received')));
  return [
    ...used.map((each) => ({ ...points, ...each, reason: 'spent' as const })),
    ...received.map(({ total, ...each }) => ({
      ...points,
      ...each,
      amount: pointsFor(total),
      reason: 'order' as const,
    })),
  ];
}

/** Adds entries in the order in which they happened, because each has the balance after it. */
async function enterAll(db: Db, entries: readonly Entry[]): Promise<void> {
  for (const entry of [...entries].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const enter = entry.reason === 'spent' ? debit : credit;
    if ((await enter(db, entry)) === null)
      throw new Error(`Order ${entry.orderId} used more points than there were`);
  }
}
