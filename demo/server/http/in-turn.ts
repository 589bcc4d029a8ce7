import type { MiddlewareHandler } from 'hono';
import pLimit from 'p-limit';
import { Unavailable } from '../db/unavailable.js';

/** Calls that may wait for their turn; the next one is told to come again. */
const MOST_WAITING = 500;

/**
 * Does so many calls at once, and has the others wait: for calls that wait for each other in the database, and would take
 * all of its connections to do so.
 */
export function inTurn(atOnce: number): MiddlewareHandler {
  const limit = pLimit(atOnce);
  return async (_, next) => {
    if (limit.pendingCount >= MOST_WAITING) throw new Unavailable('too many calls wait for their turn');
    await limit(next);
  };
}
