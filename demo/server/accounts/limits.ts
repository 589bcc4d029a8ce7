import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Db } from '../db/database.js';
import { isSigned, sign } from '../db/signing-key.js';
import { ApiError, requestLanguage } from '../http/api.js';
import { addressOf, type RateLimit, rateLimit } from '../limits/rate-limit.js';
import { ACCOUNT_MESSAGES } from './messages.js';

const KEY = 'browser';
const HALF_A_YEAR_S = 180 * 86_400;

/** The browsers that somebody has signed in with, by a signed cookie. It opens nothing. */
export interface KnownBrowsers {
  /** Which of the browsers that signed in to this account sends a request; null for any other. */
  readonly recognize: (c: Context, email: string) => Promise<string | null>;
  /** Has a browser keep that it signed in to this account. */
  readonly remember: (c: Context, email: string) => Promise<void>;
}

/** @param whose accounts: a shopper's browser is not known to a seller's account of the same email */
export function knownBrowsers(db: Db, whose: 'shopper' | 'seller'): KnownBrowsers {
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
        // The calls alone read it.
        { path: '/v3', httpOnly: true, sameSite: 'Lax', secure: isHttps(c), maxAge: HALF_A_YEAR_S },
      );
    },
  };
}

/** A cookie an account, as several people may share a browser. It does not tell the email. */
const cookieOf = (whose: string, email: string): string =>
  `portal_browser_${createHash('sha256').update(`${whose} ${email}`).digest('hex').slice(0, 16)}`;

const isHttps = (c: Context): boolean => c.req.header('origin')?.startsWith('https:') ?? false;

/** The messages name the quarter of an hour. */
const QUARTER_S = 15 * 60;

/** How often may be tried what can be guessed, and what sends mail. By the email, with or without an account. */
export type AccountLimits = ReturnType<typeof accountLimits>;

/** @param whose accounts: guesses at a seller's password keep no shopper out */
export function accountLimits(db: Db, whose: 'shopper' | 'seller') {
  const limit = (name: string, attempts: number) =>
    rateLimit(db, { name: `${whose}-${name}`, attempts, perS: QUARTER_S });
  // An address of the network may be a whole office.
  return {
    browsers: knownBrowsers(db, whose),
    failedSignInsOfAccount: limit('failed-sign-ins-of-account', 10),
    failedSignInsOfBrowser: limit('failed-sign-ins-of-browser', 10),
    failedSignInsOfAddress: limit('failed-sign-ins-of-address', 100),
    codesToAccount: limit('codes-to-account', 5),
    codesToAddress: limit('codes-to-address', 60),
    codesUsedByAddress: limit('codes-used-by-address', 100),
    // Asked for with each form for a sign-in.
    passkeyChallengesOfAddress: limit('passkey-challenges-of-address', 600),
  };
}

/** Counts an attempt of the request's address, and of an account. */
export async function takeAttempt(
  c: Context,
  ofAddress: RateLimit,
  ofAccount?: { readonly limit: RateLimit; readonly key: string },
): Promise<void> {
  const mayTry =
    (await ofAddress.take(addressOf(c))) && (ofAccount ? await ofAccount.limit.take(ofAccount.key) : true);
  if (!mayTry) throw new ApiError(429, ACCOUNT_MESSAGES[requestLanguage(c)].tooOften);
}

/**
 * Counts a sign-in as one that failed, until it is told that it was right. A browser that has signed in to the account
 * before counts by itself: a stranger who guesses does not keep its owner out.
 * @returns what to do once the password was right
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
    await limit.giveBack(key);
    await failedSignInsOfAddress.giveBack(addressOf(c));
    if (browser === null) await browsers.remember(c, email);
  };
}
