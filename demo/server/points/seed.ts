import type { ShopperSeed } from '../db/seed.js';
import { credit, debit } from './ledger.js';

const DAY_MS = 86_400_000;

export const seedPoints: ShopperSeed = async (db, userId) => {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const points = { userId, asset: 'points' } as const;
  await credit(db, { ...points, amount: 1_250, reason: 'order', at: daysAgo(24) });
  await credit(db, { ...points, amount: 480, reason: 'order', at: daysAgo(11) });
  await credit(db, { userId, asset: 'shares', amount: 1, reason: 'prize', at: daysAgo(9) });
  await debit(db, { ...points, amount: 300, reason: 'spent', at: daysAgo(6) });
  await credit(db, { ...points, amount: 100, reason: 'prize', at: daysAgo(3) });
};
