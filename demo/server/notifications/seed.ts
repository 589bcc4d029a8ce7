import { array, enums, object, string } from 'superstruct';
import { inLanguages, readData } from '../db/read-data.js';
import type { ShopperSeed } from '../db/seed.js';
import type { NewNotice } from './notices.js';
import { notifications, TOPICS } from './schema.js';

const Notice = object({
  topic: enums(TOPICS),
  href: string(),
  texts: inLanguages(object({ title: string(), text: string() })),
});

/** The demo shopper's notifications, newest first. */
export const SEEDED_NOTICES: readonly Omit<NewNotice, 'userId'>[] = readData(
  'notifications.json',
  array(Notice),
);

/** Time between two of the demo shopper's notifications, in milliseconds. */
const BETWEEN_MS = 2.3 * 86_400_000;

export const seedNotifications: ShopperSeed = async (db, userId) => {
  const last = Date.now() - 3 * 3_600_000;
  const rows = SEEDED_NOTICES.map((notice, index) => ({
    userId,
    ...notice,
    isRead: index >= 2,
    createdAt: new Date(last - index * BETWEEN_MS),
  }));
  // The newest notification gets the highest ID.
  await db.insert(notifications).values(rows.reverse());
};
