import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { object } from 'superstruct';
import { CODE_LENGTH } from '../../shared/forms/forms.js';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, requestLanguage } from '../http/api.js';
import { describeError } from '../http/errors.js';
import { oneOf, readQuery } from '../http/fields.js';
import type { Mail } from '../mail/mailer.js';
import { codeLine, paragraph, small, writeMail } from '../mail/write-mail.js';
import type { AccountKind, Purpose } from './account-kind.js';
import { accountRequests } from './account-requests.js';
import { takeCode } from './limits.js';
import { ACCOUNT_MESSAGES } from './messages.js';
import type { Passwords } from './passwords.js';
import { emailCodes } from './schema.js';
import type { AccountServices } from './services.js';

export interface CodeOwner {
  readonly email: string;
  readonly purpose: Purpose;
}

const LIFETIME_MS = 10 * 60_000;
const MAX_TRIES = 5;

/** Proof that a code was right. It can be redeemed once. */
export interface RightCode extends CodeOwner {
  readonly codeHash: string;
}

/** Creates a code that replaces the previous one. It is hashed slowly, since trying all million codes is quick. */
export async function makeCode(
  db: Db,
  passwords: Passwords,
  { email, purpose }: CodeOwner,
  now: Date,
): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const codeHash = await passwords.hash(code);
  const values = { codeHash, tries: 0, expiresAt: new Date(now.getTime() + LIFETIME_MS) };
  await db.delete(emailCodes).where(lt(emailCodes.expiresAt, now));
  await db
    .insert(emailCodes)
    .values({ email, purpose, ...values })
    .onConflictDoUpdate({ target: [emailCodes.email, emailCodes.purpose], set: values });
  return code;
}

/**
 * Uses up one of the five tries. The try is counted before the code is checked, so that concurrent guesses count too,
 * and outside any transaction, so that a rollback can't undo it.
 * @returns null if the code is wrong, over ten minutes old, or was tried too often; each case takes the same time
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

/** Uses up a code. If several calls redeem it at the same time, only one of them gets true. */
export async function redeemCode(db: Db, { email, purpose, codeHash }: RightCode): Promise<boolean> {
  const used = await db
    .delete(emailCodes)
    .where(
      and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose), eq(emailCodes.codeHash, codeHash)),
    )
    .returning({ email: emailCodes.email });
  return used.length === 1;
}

export function codeMail(lang: Language, to: string, purpose: Purpose, code: string): Mail {
  const { [purpose]: texts, validity, ignore } = ACCOUNT_MESSAGES[lang].codeMail;
  const parts = [paragraph(texts.lead), codeLine(code), paragraph(validity), small(ignore)];
  return writeMail(lang, to, texts.subject, parts);
}

/** Returns the mail to an account owner whose email someone wants to open a second account with. */
export function takenMail(lang: Language, to: string): Mail {
  const { taken, ignore } = ACCOUNT_MESSAGES[lang].codeMail;
  return writeMail(lang, to, taken.subject, [paragraph(taken.lead), paragraph(taken.advice), small(ignore)]);
}

/**
 * Mails a code. Only the mail reveals whether the email has an account, never the response or its timing. For a
 * registration, the owner of a taken email gets a mail that says so. For a password change, nobody gets a mail if there
 * is no account, but the rest of the work is the same.
 */
export async function sendCode<Account extends { readonly passwordHash: string | null }>(
  db: Db,
  services: AccountServices,
  c: Context<ApiEnv>,
  { purposes, find }: AccountKind<Account>,
): Promise<string> {
  const { messages, email: ownEmail, resetEmail } = accountRequests(c);
  const { id } = readQuery(c, object({ id: oneOf(['1', '2']) }));
  const purpose = purposes[id];
  const isRegistration = id === '1';
  const { email } = readQuery(c, object({ email: isRegistration ? ownEmail : resetEmail }));
  await takeCode(c, services, 'code', email);

  const { mailer, passwords, now } = services;
  const lang = requestLanguage(c);
  const isTaken = (await find(db, email)) !== undefined;
  const code = await makeCode(db, passwords, { email, purpose }, now());
  const mail = isRegistration && isTaken ? takenMail(lang, email) : codeMail(lang, email, purpose, code);
  await mustSend(c, isRegistration ? mailer.send(mail) : mailer.sendLater(isTaken ? mail : null));
  return messages.codeSent;
}

/** Mails a code to someone who is signed in, at the email of the account. */
export async function sendOwnCode(
  db: Db,
  services: AccountServices,
  c: Context<ApiEnv>,
  owner: CodeOwner,
): Promise<void> {
  await takeCode(c, services, 'ownCode', owner.email);
  const code = await makeCode(db, services.passwords, owner, services.now());
  await mustSend(c, services.mailer.send(codeMail(requestLanguage(c), owner.email, owner.purpose, code)));
}

async function mustSend(c: Context<ApiEnv>, sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    c.get('logger').error(describeError(error), 'no mail');
    throw new ApiError(503, ACCOUNT_MESSAGES[requestLanguage(c)].mailFailed);
  }
}
