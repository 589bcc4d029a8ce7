import { eq } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import { DEMO_EMAIL } from '../accounts/seed.js';
import type { Seed } from '../db/seed.js';
import { notifications } from './schema.js';
import { SEEDED_NOTICES } from './seeded-notices.js';

/** Between two that the demo's shopper was told, in milliseconds. */
const BETWEEN_MS = 2.3 * 86_400_000;

/** What the demo's shopper was told; nothing when there is no such shopper, or anything told. */
export const seedNotifications: Seed = async (db) => {
  const [shopper] = await db.select({ userId: users.userId }).from(users).where(eq(users.email, DEMO_EMAIL));
  if (shopper === undefined) return;
  const { userId } = shopper;
  if ((await db.$count(notifications, eq(notifications.userId, userId))) > 0) return;
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
