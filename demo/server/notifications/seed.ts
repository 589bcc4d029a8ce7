import type { ShopperSeed } from '../db/seed.js';
import { notifications } from './schema.js';
import { SEEDED_NOTICES } from './seeded-notices.js';

/** Between two that the demo's shopper was told, in milliseconds. */
const BETWEEN_MS = 2.3 * 86_400_000;

export const seedNotifications: ShopperSeed = async (db, userId) => {
  const last = Date.now() - 3 * 3_600_000;
  const rows = SEEDED_NOTICES.map((notice, index) => ({
    userId,
    ...notice,
    isRead: index >= 2,
    createdAt: new Date(last - index * BETWEEN_MS),
  }));
  // The newest has the greatest number.
  await db.insert(notifications).values(rows.reverse());
};
