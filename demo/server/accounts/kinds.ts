import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import type { Purpose } from './codes.js';
import { type User, users } from './schema.js';
import { createSession, endSessions } from './session.js';

/** A kind of account with an email and a password: those of shoppers, or of others. */
export interface AccountKind<Account extends { readonly passwordHash: string | null }> {
  readonly name: 'shopper' | 'seller';
  /** What a code is for, by the `id` of the call. */
  readonly purposes: Readonly<Record<'1' | '2', Purpose>>;
  readonly find: (db: Db, email: string) => Promise<Account | undefined>;
  /** Holds an account for the transaction; false when its password is another one by now. */
  readonly hold: (tx: Db, account: Account) => Promise<boolean>;
  readonly createSession: (tx: Db, account: Account, now: Date) => Promise<string>;
  /** Sets a password, and ends all sessions of the account; false when there is none. */
  readonly setPassword: (tx: Db, email: string, passwordHash: string) => Promise<boolean>;
}

export const SHOPPERS: AccountKind<User> = {
  name: 'shopper',
  purposes: { '1': 'register', '2': 'reset' },
  async find(db, email) {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    return user;
  },
  async hold(tx, { userId, passwordHash }) {
    const unchanged = await tx
      .select({ userId: users.userId })
      .from(users)
      .where(and(eq(users.userId, userId), eq(users.passwordHash, passwordHash ?? '')))
      .for('share');
    return unchanged.length === 1;
  },
  createSession: (tx, { userId }, now) => createSession(tx, userId, now),
  async setPassword(tx, email, passwordHash) {
    const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.email, email)).returning();
    if (user !== undefined) await endSessions(tx, user.userId);
    return user !== undefined;
  },
};
