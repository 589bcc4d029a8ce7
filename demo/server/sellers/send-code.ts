import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { codeMail, takenMail } from '../accounts/code-mail.js';
import { makeCode } from '../accounts/codes.js';
import { takeAttempt } from '../accounts/limits.js';
import { readAccount } from '../accounts/read-account.js';
import type { AccountServices } from '../accounts/services.js';
import type { Db } from '../db/database.js';
import type { ApiEnv } from '../http/api-env.js';
import { ApiError } from '../http/api-error.js';
import { oneOf } from '../http/fields.js';
import { requestLanguage } from '../http/language.js';
import { describeError } from '../http/log-requests.js';
import { readQuery } from '../http/read-fields.js';
import { sellers } from './schema.js';

/** What `id` stands for. */
const PURPOSES = { '1': 'seller_register', '2': 'seller_reset' } as const;

/**
 * Mails a code to a seller. As with shoppers, whether the email has an account is told by the mail alone, never by
 * the answer or its time.
 * @returns what to tell the seller
 */
export async function sendSellerCode(db: Db, services: AccountServices, c: Context<ApiEnv>): Promise<string> {
  const { mailer, passwords, limits, now } = services;
  const fields = readQuery(c);
  const { read, messages } = readAccount(c, fields);
  const purpose = PURPOSES[oneOf(fields, 'id', ['1', '2'])];
  const email = read.email(messages.emailEmpty, messages.emailWrong);
  takeAttempt(c, limits.codesToAddress, { counter: limits.codesToAccount, email });

  const lang = requestLanguage(c);
  const [owner] = await db
    .select({ sellerId: sellers.sellerId })
    .from(sellers)
    .where(eq(sellers.email, email));
  const code = await makeCode(db, passwords, { email, purpose }, now());
  const isTaken = purpose === 'seller_register' && owner !== undefined;
  const mail = isTaken ? takenMail(lang, email) : codeMail(lang, email, purpose, code);
  try {
    if (purpose === 'seller_register') await mailer.send(mail);
    else await mailer.sendLater(owner === undefined ? null : mail);
  } catch (error) {
    c.get('logger').error(
      describeError(error instanceof Error ? error : new Error(String(error))),
      'no mail',
    );
    throw new ApiError(503, messages.mailFailed);
  }
  return messages.codeSent;
}
