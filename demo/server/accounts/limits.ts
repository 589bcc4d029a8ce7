import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Db } from '../db/database.js';
import { isSigned, sign } from '../db/signing-key.js';
import { ApiError, requestLanguage } from '../http/api.js';
import { addressOf, type RateLimit, rateLimit } from '../limits/rate-limit.js';
import type { MailboxLimits } from '../mail/mailbox-limits.js';
import { ACCOUNT_MESSAGES } from './messages.js';

const KEY = 'browser';
const HALF_A_YEAR_S = 180 * 86_400;

/** Recognizes browsers that have signed in before, by a signed cookie. The cookie doesn't grant access to anything. */
export interface RecognizedBrowsers {
  /** Returns the id of the requesting browser if it has signed in to this account before, otherwise null. */
  readonly recognize: (c: Context, email: string) => Promise<string | null>;
  /** Stores a cookie in the browser, saying that it has signed in to this account. */
  readonly remember: (c: Context, email: string) => Promise<void>;
}

/** @param whose kind of account: a shopper's browser is unknown to a seller account with the same email */
export function recognizedBrowsers(db: Db, whose: 'shopper' | 'seller'): RecognizedBrowsers {
  const claimOf = (email: string, browser: string) => `${whose} ${email} ${browser}`;
  return {
    async recognize(c, email) {
      const [browser = '', signature = ''] = (getCookie(c, cookieOf(whose, email)) ?? '').split('.');
      if (browser === '') return null;
      return (await isSigned(db, KEY, claimOf(email, browser), signature)) ? browser : null;
    },
    async remember(c, email) {
      const browser = randomBytes(18).toString('base64url');
      setCookie(
        c,
        cookieOf(whose, email),
        `${browser}.${await sign(db, KEY, claimOf(email, browser))}`,
        // Only API calls read the cookie.
        { path: '/v3', httpOnly: true, sameSite: 'Lax', secure: isHttps(c), maxAge: HALF_A_YEAR_S },
      );
    },
  };
}

/** Each account has its own cookie, as people may share a browser. The name doesn't reveal the email. */
const cookieOf = (whose: string, email: string): string =>
  `portal_browser_${createHash('sha256').update(`${whose} ${email}`).digest('hex').slice(0, 16)}`;

export const isHttps = (c: Context): boolean => c.req.header('origin')?.startsWith('https:') ?? false;

/** The 15 minutes that the error messages mention. */
const QUARTER_S = 15 * 60;

/** Limits on attempts at anything that can be guessed or that sends mail. Emails count with or without an account. */
export type AccountLimits = ReturnType<typeof accountLimits>;

/** @param whose kind of account: guesses at a seller's password don't lock out a shopper */
export function accountLimits(db: Db, whose: 'shopper' | 'seller') {
  const limit = (name: string, attempts: number) =>
    rateLimit(db, { name: `${whose}-${name}`, attempts, perS: QUARTER_S });
  // A whole office may share one IP address.
  return {
    browsers: recognizedBrowsers(db, whose),
    failedSignInsOfAccount: limit('failed-sign-ins-of-account', 10),
    failedSignInsOfBrowser: limit('failed-sign-ins-of-browser', 10),
    failedSignInsOfAddress: limit('failed-sign-ins-of-address', 100),
    codesToAddress: limit('codes-to-address', 60),
    codesUsedByAddress: limit('codes-used-by-address', 100),
    // Every sign-in form requests one.
    passkeyChallengesOfAddress: limit('passkey-challenges-of-address', 600),
  };
}

/** Counts an attempt for the IP address of the request and, if given, an account. Throws 429 over the limit. */
export async function takeAttempt(
  c: Context,
  ofAddress: RateLimit,
  ofAccount?: { readonly limit: RateLimit; readonly key: string },
): Promise<void> {
  const mayTry =
    (await ofAddress.take(c, addressOf(c))) &&
    (ofAccount ? await ofAccount.limit.take(c, ofAccount.key) : true);
  if (!mayTry) throw new ApiError(429, ACCOUNT_MESSAGES[requestLanguage(c)].tooOften);
}

/** Counts a code to be mailed, for the IP address of the request and for the mailbox. Throws 429 over either limit. */
export async function takeCode(
  c: Context,
  { limits, mailboxes }: { readonly limits: AccountLimits; readonly mailboxes: MailboxLimits },
  subject: 'code' | 'ownCode',
  email: string,
): Promise<void> {
  await takeAttempt(c, limits.codesToAddress);
  const browser = await limits.browsers.recognize(c, email);
  const again = await mailboxes.take(c, subject, email, browser);
  if (again === null) return;
  const { tooOften, tooManyMails } = ACCOUNT_MESSAGES[requestLanguage(c)];
  throw new ApiError(429, again === 'soon' ? tooOften : tooManyMails);
}

/**
 * Counts a sign-in as failed until the caller reports that the password was right. A browser that has signed in to the
 * account before has a separate count, so a stranger's guesses don't lock out the owner.
 * @returns a function to call once the password turns out to be right
 */
export async function takeSignIn(
  c: Context,
  limits: AccountLimits,
  email: string,
): Promise<() => Promise<void>> {
  const { browsers, failedSignInsOfAddress, failedSignInsOfAccount, failedSignInsOfBrowser } = limits;
  const browser = await browsers.recognize(c, email);
  const [limit, key] = browser === null ? [failedSignInsOfAccount, email] : [failedSignInsOfBrowser, browser];
  await takeAttempt(c, failedSignInsOfAddress, { limit, key });
  return async () => {
    await limit.giveBack(c, key);
    await failedSignInsOfAddress.giveBack(c, addressOf(c));
    if (browser === null) await browsers.remember(c, email);
  };
}
