import type { Db } from '../db/database.js';
import type { emailCodes } from './schema.js';

/** The purpose a code was requested for. The code works for nothing else. */
export type Purpose = (typeof emailCodes.$inferSelect)['purpose'];

/** A kind of account that signs in with an email and password: shopper or seller. */
export interface AccountKind<Account extends { readonly passwordHash: string | null }> {
  readonly name: 'shopper' | 'seller';
  /** The purpose of a code, keyed by the `id` in the call. */
  readonly purposes: Readonly<Record<'1' | '2', Purpose>>;
  readonly find: (db: Db, email: string) => Promise<Account | undefined>;
  /** Locks an account for the transaction. Returns false if its password has changed since it was read. */
  readonly hold: (tx: Db, account: Account) => Promise<boolean>;
  /** @param client what the account is used from, such as "Chrome (Windows)" */
  readonly createSession: (tx: Db, account: Account, now: Date, client: string) => Promise<string>;
  /**
   * Sets a password, ends all sessions of the account, and removes the passkeys that were added lately. Returns their
   * names, or null if there is no such account.
   */
  readonly setPassword: (
    tx: Db,
    email: string,
    passwordHash: string,
    now: Date,
  ) => Promise<readonly string[] | null>;
}
