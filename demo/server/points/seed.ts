import { eq } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import { DEMO_EMAIL } from '../accounts/seed.js';
import type { Seed } from '../db/seed.js';
import { credit, debit } from './ledger.js';
import { ledger } from './schema.js';

const DAY_MS = 86_400_000;

/** Points and shares of the demo's shopper; nothing when there is no such shopper, or has had some already. */
export const seedPoints: Seed = async (db) => {
  const [shopper] = await db.select({ userId: users.userId }).from(users).where(eq(users.email, DEMO_EMAIL));
  if (shopper === undefined) return;
  const { userId } = shopper;
  if ((await db.$count(ledger, eq(ledger.userId, userId))) > 0) return;
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const points = { userId, asset: 'points' } as const;
  await credit(db, { ...points, amount: 1_250, reason: 'order', at: daysAgo(24) });
  await credit(db, { ...points, amount: 480, reason: 'order', at: daysAgo(11) });
  await credit(db, { userId, asset: 'shares', amount: 1, reason: 'prize', at: daysAgo(9) });
  await debit(db, { ...points, amount: 300, reason: 'spent', at: daysAgo(6) });
  await credit(db, { ...points, amount: 100, reason: 'prize', at: daysAgo(3) });
};
