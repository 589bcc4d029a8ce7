import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { rememberMailbox } from '../invitations/mailboxes.js';
import { type NewUser, type User, users } from './schema.js';

/** Without letters and digits that look like others. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const INVITATION_LENGTH = 8;

/** Longest name that is taken from an address, in characters. */
const MAX_NAME = 40;

/**
 * Opens an account, with an invitation code of its own and the welcome gift to come (`is_coupon` 1). Whoever had an
 * account before, by whatever alias of the address, was invited by nobody.
 * @param user `email` lower-cased; without a `uname`, the first part of the email is the name
 * @returns null when the email has an account already
 */
export async function createUser(
  db: Db,
  user: Partial<Omit<NewUser, 'userId' | 'invitCode'>>,
): Promise<User | null> {
  const uname = user.uname || (user.email?.split('@', 1)[0]?.slice(0, MAX_NAME) ?? '') || 'Shopper';
  const isNew = !user.email || (await rememberMailbox(db, user.email));
  const [created] = await db
    .insert(users)
    .values({
      isCoupon: 1,
      ...user,
      invitedBy: isNew ? user.invitedBy : null,
      uname,
      invitCode: makeInvitationCode(),
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  return created ?? null;
}

/** Holds a shopper until the transaction ends: whoever else wants to waits. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update');
}

/** The shopper whose invitation code this is, however it is typed; null for nobody's. */
export async function findInviter(db: Db, code: string): Promise<User | null> {
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  const [found] = await db.select().from(users).where(eq(users.invitCode, typed));
  return found ?? null;
}

/** Of 10^12 codes, so that one that is taken already is not worth a second try. */
function makeInvitationCode(): string {
  return Array.from({ length: INVITATION_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
