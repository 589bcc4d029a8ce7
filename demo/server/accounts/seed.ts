import { eq } from 'drizzle-orm';
import type { Seed } from '../db/seed.js';
import { settings } from '../settings/schema.js';
import { OTHER_LOGIN_SETTING } from './other-login.js';
import { argon2 } from './passwords.js';
import { users } from './schema.js';
import { createUser } from './users.js';

/** The demo's shopper (contract section 5). */
export const DEMO_EMAIL = 'demo@example.com';

/** Passwords for the demo only; they're no secret. */
const SHOPPERS = [
  { email: DEMO_EMAIL, uname: 'Dana Whitfield', password: 'demo123' },
  { email: 'sam@example.com', uname: 'Sam Sample', password: 'sample123' },
] as const;

export const SHOPPER_EMAILS: readonly string[] = SHOPPERS.map(({ email }) => email);

const JOINED_DAYS_AGO = 200;

/** Adds two shoppers and the setting for other ways to sign in. Leaves existing rows as they are. */
export const seedAccounts: Seed = async (db) => {
  await db
    .insert(settings)
    .values({ key: OTHER_LOGIN_SETTING, content: 'Google, Facebook, X, Apple', value: '1' })
    .onConflictDoNothing();
  for (const { password, ...shopper } of SHOPPERS) {
    if ((await db.$count(users, eq(users.email, shopper.email))) > 0) continue;
    // Before the earliest seeded order.
    const createdAt = new Date(Date.now() - JOINED_DAYS_AGO * 86_400_000);
    await createUser(db, { ...shopper, createdAt, passwordHash: await argon2.hash(password) });
  }
};
