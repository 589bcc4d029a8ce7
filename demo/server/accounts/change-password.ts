import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { badInput } from '../http/api-error.js';
import { readBody } from '../http/read-fields.js';
import { accountRequests } from './account-requests.js';
import { checkCode, redeemCode } from './codes.js';
import { takeAttempt } from './limits.js';
import { users } from './schema.js';
import type { AccountServices } from './services.js';
import { endSessions } from './session.js';

/** Sets the password of whoever has the code that was sent to the email, and ends all sessions of the account. */
export async function changePassword(
  db: Db,
  { passwords, limits, now }: AccountServices,
  c: Context,
): Promise<string> {
  const { messages, reset } = accountRequests(c);
  const { email, password, code } = await readBody(c, reset);
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
