import { COMPANY } from '../../shared/company.js';
import type { Seed } from '../db/seed.js';
import { settings } from './schema.js';

const SETTINGS: readonly (typeof settings.$inferInsert)[] = [
  { key: 'THEME_COLOR', content: '#c2410c', value: '#c2410c' },
  { key: 'CURRENCY', content: 'US dollar', value: 'USD' },
  { key: 'SHIPPING_ZONE_1', content: '2–4 days shipping', value: '2-4' },
  { key: 'SHIPPING_ZONE_2', content: '9–21 days shipping', value: '9-21' },
  { key: 'SUPPORT_EMAIL', content: 'Write to us', value: COMPANY.mail },
];

/** Adds the shop's settings. Existing ones keep their values. */
export const seedSettings: Seed = async (db) => {
  await db
    .insert(settings)
    .values([...SETTINGS])
    .onConflictDoNothing();
};
