import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { ApiError, badInput } from '../http/api.js';
import { readBody } from '../http/fields.js';
import type { AccountKind } from './account-kind.js';
import { accountRequests } from './account-requests.js';
import { checkCode, redeemCode } from './codes.js';
import { takeAttempt, takeSignIn } from './limits.js';
import { type User, users } from './schema.js';
import type { AccountServices } from './services.js';
import { endOtherSessions, requireUser } from './session.js';

/** Sets a new password for anyone who has the code sent to the email, and ends all sessions of the account. */
export async function changePassword<Account extends { readonly passwordHash: string | null }>(
  db: Db,
  { passwords, limits, now }: AccountServices,
  c: Context,
  { purposes, setPassword }: AccountKind<Account>,
): Promise<string> {
  const { messages, reset } = accountRequests(c);
  const { email, password, code } = await readBody(c, reset);
  await takeAttempt(c, limits.codesUsedByAddress);

  const right = await checkCode(db, passwords, { email, purpose: purposes[2] }, code, now());
  if (right === null) throw badInput(messages.codeWrong);
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    const isSet = (await redeemCode(tx, right)) && (await setPassword(tx, email, passwordHash));
    if (!isSet) throw badInput(messages.codeWrong);
  });
  // Earlier wrong guesses at the old password no longer lock the owner out.
  await limits.failedSignInsOfAccount.forget(email);
  return messages.passwordChanged;
}

/** Replaces the password and ends all other sessions. Wrong guesses count as failed sign-ins. */
export async function replacePassword(db: Db, services: AccountServices, c: Context): Promise<string> {
  const user = await requireUser(db, c, services.now());
  const { messages, replacement } = accountRequests(c);
  const { old_password: present, password } = await readBody(c, replacement);
  if (user.passwordHash === null) throw new ApiError(409, messages.presentNone);
  if (password === present) throw badInput(messages.presentSame);

  const key = user.email ?? `user ${user.userId}`;
  return services.oneAtATime(`shopper ${key}`, async () => {
    const giveBack = await takeSignIn(c, services.limits, key);
    if (!(await services.passwords.verify(user.passwordHash, present))) {
      throw badInput(messages.presentWrong);
    }
    await giveBack();
    const passwordHash = await services.passwords.hash(password);
    if (!(await swap(db, c, user, passwordHash))) throw badInput(messages.presentWrong);
    return messages.passwordReplaced;
  });
}

/** Returns false if the password changed while the old one was being checked. */
function swap(
  db: Db,
  c: Context,
  { userId, passwordHash: old }: User,
  passwordHash: string,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const changed = await transaction
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.userId, userId), eq(users.passwordHash, old ?? '')))
      .returning({ userId: users.userId });
    if (changed.length === 0) return false;
    await endOtherSessions(transaction, c, userId);
    return true;
  });
}
