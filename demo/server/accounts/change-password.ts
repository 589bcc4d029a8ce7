import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { badInput } from '../http/api.js';
import { readBody } from '../http/fields.js';
import { accountRequests } from './account-requests.js';
import { checkCode, redeemCode } from './codes.js';
import type { AccountKind } from './kinds.js';
import { takeAttempt } from './limits.js';
import type { AccountServices } from './services.js';

/** Sets the password of whoever has the code that was sent to the email, and ends all sessions of the account. */
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
  // Whoever guessed at the old password no longer keeps the owner out.
  await limits.failedSignInsOfAccount.forget(email);
  return messages.passwordChanged;
}
