import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { ApiError, requestLanguage } from '../http/api.js';
import { addressOf, type RateLimit, rateLimit } from '../limits/rate-limit.js';
import { knownBrowsers } from './known-browsers.js';
import { ACCOUNT_MESSAGES } from './messages.js';

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
