import type { Db } from '../db/database.js';
import type { emailCodes } from './schema.js';

/** What a code was asked for; it is good for nothing else. */
export type Purpose = (typeof emailCodes.$inferSelect)['purpose'];

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
