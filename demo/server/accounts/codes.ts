import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import type { Passwords } from './passwords.js';
import { emailCodes } from './schema.js';

/** What a code was asked for; it is good for nothing else. */
export type Purpose = (typeof emailCodes.$inferSelect)['purpose'];

export interface CodeOwner {
  readonly email: string;
  readonly purpose: Purpose;
}

const LIFETIME_MS = 10 * 60_000;
const MAX_TRIES = 5;
export const CODE_LENGTH = 6;

/** Proof that a code was right, to be redeemed once. */
export interface RightCode extends CodeOwner {
  readonly codeHash: string;
}

/** Makes a code in the place of the one before. It is hashed slowly: a million codes are soon tried. */
export async function makeCode(
  db: Db,
  passwords: Passwords,
  { email, purpose }: CodeOwner,
  now: Date,
): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const codeHash = await passwords.hash(code);
  const fresh = { codeHash, tries: 0, expiresAt: new Date(now.getTime() + LIFETIME_MS) };
  await db.delete(emailCodes).where(lt(emailCodes.expiresAt, now));
  await db
    .insert(emailCodes)
    .values({ email, purpose, ...fresh })
    .onConflictDoUpdate({ target: [emailCodes.email, emailCodes.purpose], set: fresh });
  return code;
}

/**
 * Spends one of the five tries. It is counted before the code is looked at, so that guesses at the same time count
 * too, and outside of any transaction, so that it stays counted.
 * @returns null for a wrong code, one that is over ten minutes old or was tried too often; they take alike
 */
export async function checkCode(
  db: Db,
  passwords: Passwords,
  { email, purpose }: CodeOwner,
  code: string,
  now: Date,
): Promise<RightCode | null> {
  const [tried] = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(
      and(
        eq(emailCodes.email, email),
        eq(emailCodes.purpose, purpose),
        lt(emailCodes.tries, MAX_TRIES),
        gt(emailCodes.expiresAt, now),
      ),
    )
    .returning();
  const isRight = await passwords.verify(tried?.codeHash ?? null, code);
  return isRight && tried !== undefined ? { email, purpose, codeHash: tried.codeHash } : null;
}

/** Uses a code up. Of several at the same time, one alone gets true. */
export async function redeemCode(db: Db, { email, purpose, codeHash }: RightCode): Promise<boolean> {
  const used = await db
    .delete(emailCodes)
    .where(
      and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose), eq(emailCodes.codeHash, codeHash)),
    )
    .returning({ email: emailCodes.email });
  return used.length === 1;
}
