import type { Context } from 'hono';
import { ApiError } from '../http/api-error.js';
import { countAttempts } from '../http/count-attempts.js';
import { addressOf } from '../http/limit-calls.js';
import type { Owner } from './owner.js';

const MINUTE_MS = 60_000;

/** A shopper is one person with a few tabs; behind an address may be a whole office of guests. */
const LIMITS = {
  shopper: { attempts: 600, perMs: MINUTE_MS },
  guestsOfAddress: { attempts: 1_200, perMs: MINUTE_MS },
} as const;

/**
 * How often carts are changed and orders placed: by shopper, and by address for guests.
 * @param now milliseconds; a clock that never goes back
 * @returns counts a call. Throws an ApiError 429 when there were too many.
 */
export function limitChanges(
  now: () => number = () => performance.now(),
): (c: Context, owner: Owner) => void {
  const shoppers = countAttempts(LIMITS.shopper, now);
  const guests = countAttempts(LIMITS.guestsOfAddress, now);
  return (c, owner) => {
    const mayGoOn = 'userId' in owner ? shoppers.take(String(owner.userId)) : guests.take(addressOf(c));
    if (!mayGoOn) throw new ApiError(429, 'Too many requests. Please try again in a minute.');
  };
}
