import type { Context } from 'hono';
import { object } from 'superstruct';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, requestLanguage } from '../http/api.js';
import { describeError } from '../http/errors.js';
import { oneOf, readQuery } from '../http/fields.js';
import { accountRequests } from './account-requests.js';
import { codeMail, takenMail } from './code-mail.js';
import { makeCode } from './codes.js';
import type { AccountKind } from './kinds.js';
import { takeAttempt } from './limits.js';
import type { AccountServices } from './services.js';

/**
 * Mails a code. Whether the email has an account is told by the mail alone, never by the answer or its time: for a
 * registration, the owner of a taken email gets a mail that says so; for a change of password, nobody gets one where
 * there is no account, and the rest of the work is the same.
 */
export async function sendCode<Account extends { readonly passwordHash: string | null }>(
  db: Db,
  { mailer, passwords, limits, now }: AccountServices,
  c: Context<ApiEnv>,
  { purposes, find }: AccountKind<Account>,
): Promise<string> {
  const { messages, email: ownEmail, resetEmail } = accountRequests(c);
  const { id } = readQuery(c, object({ id: oneOf(['1', '2']) }));
  const purpose = purposes[id];
  const isRegistration = id === '1';
  const { email } = readQuery(c, object({ email: isRegistration ? ownEmail : resetEmail }));
  await takeAttempt(c, limits.codesToAddress, { limit: limits.codesToAccount, key: email });

  const lang = requestLanguage(c);
  const isTaken = (await find(db, email)) !== undefined;
  const code = await makeCode(db, passwords, { email, purpose }, now());
  const mail = isRegistration && isTaken ? takenMail(lang, email) : codeMail(lang, email, purpose, code);
  try {
    if (isRegistration) await mailer.send(mail);
    else await mailer.sendLater(isTaken ? mail : null);
  } catch (error) {
    c.get('logger').error(describeError(error), 'no mail');
    throw new ApiError(503, messages.mailFailed);
  }
  return messages.codeSent;
}
