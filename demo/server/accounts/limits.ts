import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { ApiError } from '../http/api-error.js';
import { requestLanguage } from '../http/language.js';
import { addressOf, type RateLimit, rateLimit } from '../limits/rate-limit.js';
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
    failedSignInsOfAccount: limit('failed-sign-ins-of-account', 10),
    failedSignInsOfAddress: limit('failed-sign-ins-of-address', 100),
    codesToAccount: limit('codes-to-account', 5),
    codesToAddress: limit('codes-to-address', 60),
    codesUsedByAddress: limit('codes-used-by-address', 100),
  };
}

/**
 * Counts an attempt of the request's address, and of an email.
 * @throws {ApiError} 429 when there were too many; in the language of the request
 */
export async function takeAttempt(
  c: Context,
  ofAddress: RateLimit,
  ofAccount?: { readonly limit: RateLimit; readonly email: string },
): Promise<void> {
  const mayTry =
    (await ofAddress.take(addressOf(c))) && (ofAccount ? await ofAccount.limit.take(ofAccount.email) : true);
  if (!mayTry) throw new ApiError(429, ACCOUNT_MESSAGES[requestLanguage(c)].tooOften);
}

/** A sign-in that was right counts neither for its address nor for its account. */
export async function giveSignInBack(c: Context, limits: AccountLimits, email: string): Promise<void> {
  await limits.failedSignInsOfAccount.giveBack(email);
  await limits.failedSignInsOfAddress.giveBack(addressOf(c));
}
