import type { Context } from 'hono';
import { ApiError } from '../http/api-error.js';
import { type AttemptCounter, countAttempts, type Limit } from '../http/count-attempts.js';
import { requestLanguage } from '../http/language.js';
import { addressOf } from '../http/limit-calls.js';
import { ACCOUNT_MESSAGES } from './messages.js';

const QUARTER_MS = 15 * 60_000;

/** An address of the network may be a whole office; the messages name the quarter of an hour. */
const LIMITS = {
  failedSignInsOfAccount: { attempts: 10, perMs: QUARTER_MS },
  failedSignInsOfAddress: { attempts: 100, perMs: QUARTER_MS },
  codesToAccount: { attempts: 5, perMs: QUARTER_MS },
  codesToAddress: { attempts: 60, perMs: QUARTER_MS },
  codesUsedByAddress: { attempts: 100, perMs: QUARTER_MS },
} as const satisfies Record<string, Limit>;

/** How often may be tried what can be guessed, and what sends mail. By the email, with or without an account. */
export type AccountLimits = Readonly<Record<keyof typeof LIMITS, AttemptCounter>>;

/** @param now milliseconds */
export function accountLimits(now: () => number): AccountLimits {
  return {
    failedSignInsOfAccount: countAttempts(LIMITS.failedSignInsOfAccount, now),
    failedSignInsOfAddress: countAttempts(LIMITS.failedSignInsOfAddress, now),
    codesToAccount: countAttempts(LIMITS.codesToAccount, now),
    codesToAddress: countAttempts(LIMITS.codesToAddress, now),
    codesUsedByAddress: countAttempts(LIMITS.codesUsedByAddress, now),
  };
}

/**
 * Counts an attempt of the request's address, and of an email.
 * @throws {ApiError} 429 when there were too many; in the language of the request
 */
export function takeAttempt(
  c: Context,
  ofAddress: AttemptCounter,
  ofAccount?: { readonly counter: AttemptCounter; readonly email: string },
): void {
  const mayTry = ofAddress.take(addressOf(c)) && (ofAccount?.counter.take(ofAccount.email) ?? true);
  if (!mayTry) throw new ApiError(429, ACCOUNT_MESSAGES[requestLanguage(c)].tooOften);
}
