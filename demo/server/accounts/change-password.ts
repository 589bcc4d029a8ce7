import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { object } from 'superstruct';
import type { Db } from '../db/database.js';
import { badInput } from '../http/api-error.js';
import { requestLanguage } from '../http/language.js';
import { readBody } from '../http/read-fields.js';
import { accountFields } from './account-fields.js';
import { checkCode, redeemCode } from './codes.js';
import { takeAttempt } from './limits.js';
import { ACCOUNT_MESSAGES, type AccountMessages } from './messages.js';
import { users } from './schema.js';
import type { AccountServices } from './services.js';
import { endSessions } from './session.js';

/** What a change of a forgotten password sends, a shopper's as a seller's. */
export function passwordRequest(messages: AccountMessages) {
  const { resetEmail: email, password, code } = accountFields(messages);
  return object({ email, password, code });
}

/** Sets the password of whoever has the code that was sent to the email, and ends all sessions of the account. */
export async function changePassword(
  db: Db,
  { passwords, limits, now }: AccountServices,
  c: Context,
): Promise<string> {
  const messages = ACCOUNT_MESSAGES[requestLanguage(c)];
  const { email, password, code } = await readBody(c, passwordRequest(messages));
  await takeAttempt(c, limits.codesUsedByAddress);

  const right = await checkCode(db, passwords, { email, purpose: 'reset' }, code, now());
  if (right === null) throw badInput(messages.codeWrong);
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (transaction) => {
    if (!(await redeemCode(transaction, right))) throw badInput(messages.codeWrong);
    const [user] = await transaction
      .update(users)
      .set({ passwordHash })
      .where(eq(users.email, email))
      .returning({ userId: users.userId });
    if (user === undefined) throw badInput(messages.codeWrong);
    await endSessions(transaction, user.userId);
  });
  // Whoever guessed at the old password no longer keeps the owner out.
  await limits.failedSignInsOfAccount.forget(email);
  return messages.passwordChanged;
}
