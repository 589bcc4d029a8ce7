import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { object } from 'superstruct';
import type { Db } from '../db/database.js';
import { ApiError, badInput, requestLanguage } from '../http/api.js';
import { flag, optionalTime, readBody } from '../http/fields.js';
import { queueMails } from '../mail/outbox.js';
import { removePasskeysSince, suspectSince } from '../passkeys/remove-passkeys.js';
import type { AccountKind } from './account-kind.js';
import { accountRequests } from './account-requests.js';
import { checkCode, redeemCode } from './codes.js';
import { takeAttempt, takeSignIn } from './limits.js';
import { type User, users } from './schema.js';
import { type ChangedPassword, passwordMail } from './security-mails.js';
import type { AccountServices } from './services.js';
import { endOtherSessions, requireUser } from './session.js';

/**
 * Sets a new password for anyone who has the code sent to the email, ends all sessions of the account, and removes the
 * passkeys that were added lately.
 */
export async function changePassword<Account extends { readonly passwordHash: string | null }>(
  db: Db,
  services: AccountServices,
  c: Context,
  { name: whose, purposes, setPassword }: AccountKind<Account>,
): Promise<string> {
  const { passwords, limits, now } = services;
  const { messages, reset } = accountRequests(c);
  const { email, password, code } = await readBody(c, reset);
  await takeAttempt(c, limits.codesUsedByAddress);

  const right = await checkCode(db, passwords, { email, purpose: purposes[2] }, code, now());
  if (right === null) throw badInput(messages.codeWrong);
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    if (!(await redeemCode(tx, right))) throw badInput(messages.codeWrong);
    const removedPasskeys = await setPassword(tx, email, passwordHash, now());
    if (removedPasskeys === null) throw badInput(messages.codeWrong);
    await notifyOwner(tx, services, c, email, { whose, areSessionsEnded: true, removedPasskeys });
  });
  // Earlier wrong guesses at the old password no longer lock the owner out.
  await limits.failedSignInsOfAccount.forget(email);
  return messages.passwordChanged;
}

/** Returns whether this is the shopper's password. Wrong guesses count as failed sign-ins. */
export async function checkPassword(
  services: AccountServices,
  c: Context,
  { userId, email, passwordHash }: User,
  password: string,
): Promise<boolean> {
  const key = email ?? `user ${userId}`;
  return services.oneAtATime(`shopper ${key}`, async () => {
    const giveBack = await takeSignIn(c, services.limits, key);
    if (!(await services.passwords.verify(passwordHash, password))) return false;
    await giveBack();
    return true;
  });
}

/**
 * Replaces the password. All other sessions end, unless `keep_sessions` is 1, and the passkeys that were added since
 * `since` (an ISO date or time; default the 14 days that a session lasts) are removed, unless `keep_passkeys` is 1.
 */
export async function replacePassword(db: Db, services: AccountServices, c: Context): Promise<string> {
  const { passwords, now } = services;
  const user = await requireUser(db, c, now());
  const { messages, replacement } = accountRequests(c);
  const request = object({
    ...replacement.schema,
    keep_sessions: flag(),
    keep_passkeys: flag(),
    since: optionalTime(),
  });
  const { old_password: present, password, ...choices } = await readBody(c, request);
  if (user.passwordHash === null) throw new ApiError(409, messages.presentNone);
  if (password === present) throw badInput(messages.presentSame);
  if (!(await checkPassword(services, c, user, present))) throw badInput(messages.presentWrong);

  const since = choices.keep_passkeys ? null : (choices.since ?? suspectSince(now()));
  const passwordHash = await passwords.hash(password);
  const isSet = await db.transaction(async (tx) => {
    // The password may have changed while the old one was being checked.
    const isSame = and(eq(users.userId, user.userId), eq(users.passwordHash, user.passwordHash ?? ''));
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(isSame)
      .returning({ id: users.userId });
    if (changed.length === 0) return false;
    if (!choices.keep_sessions) await endOtherSessions(tx, c, user.userId);
    const removedPasskeys = since === null ? [] : await removePasskeysSince(tx, user.userId, since);
    const change = { whose: 'shopper', areSessionsEnded: !choices.keep_sessions, removedPasskeys } as const;
    if (user.email !== null) await notifyOwner(tx, services, c, user.email, change);
    return true;
  });
  if (!isSet) throw badInput(messages.presentWrong);
  return choices.keep_sessions ? messages.passwordOnlyReplaced : messages.passwordReplaced;
}

async function notifyOwner(
  tx: Db,
  { storefrontOrigin, now }: AccountServices,
  c: Context,
  email: string,
  change: ChangedPassword,
): Promise<void> {
  const to = { lang: requestLanguage(c), to: email, storefrontOrigin };
  await queueMails(tx, [passwordMail(to, change)], now());
}
