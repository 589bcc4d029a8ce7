import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { rememberMailbox, rememberPerson } from '../invitations/mailboxes.js';
import { type NewUser, type User, users } from './schema.js';

/** Leaves out letters and digits that are easy to confuse. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const INVITATION_LENGTH = 8;

/** Maximum length of a name taken from an email, in characters. */
const MAX_NAME = 40;

/**
 * Creates an account with its own invitation code and a pending welcome gift (`is_coupon` 1). Someone who had an
 * account before, under any alias of the email, gets no second gift and doesn't count as invited.
 * @param user `email` in lowercase; without a `uname`, the part of the email before the @ is the name
 * @param person who opens the account at a provider, if anyone
 * @returns null if the email already has an account
 */
export async function createUser(
  db: Db,
  user: Partial<Omit<NewUser, 'userId' | 'invitCode'>>,
  person: { readonly issuer: string; readonly subject: string } | null = null,
): Promise<User | null> {
  const uname = user.uname || (user.email?.split('@', 1)[0]?.slice(0, MAX_NAME) ?? '') || 'Shopper';
  const isNewMailbox = !user.email || (await rememberMailbox(db, user.email));
  const isNewPerson = person === null || (await rememberPerson(db, person.issuer, person.subject));
  const isNew = isNewMailbox && isNewPerson;
  const [created] = await db
    .insert(users)
    .values({
      isCoupon: isNew ? 1 : 0,
      ...user,
      invitedBy: isNew ? user.invitedBy : null,
      uname,
      invitCode: makeInvitationCode(),
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  return created ?? null;
}

/** Locks a shopper's row until the transaction ends. Other transactions that want the lock wait. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update');
}

/** Returns the shopper with this invitation code, ignoring case, spaces, and hyphens, or null if there is none. */
export async function findInviter(db: Db, code: string): Promise<User | null> {
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  const [found] = await db.select().from(users).where(eq(users.invitCode, typed));
  return found ?? null;
}

/** There are 10^12 codes, so a collision isn't worth a retry. */
function makeInvitationCode(): string {
  return Array.from({ length: INVITATION_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
