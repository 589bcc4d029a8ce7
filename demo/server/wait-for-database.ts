import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isUnavailable } from './db/unavailable.js';
import { reason } from './start-error.js';

const AGAIN_MS = 500;

/**
 * Opens a database, and waits for it if it is away, for instance because it starts at the same time.
 * @param open safe to repeat after it has failed
 * @param waitS how long to wait at most, in seconds
 * @param onAway called once if it is away
 * @throws what `open` throws, at once if waiting won't help
 */
export async function waitForDatabase<T>(
  open: () => Promise<T>,
  waitS: number,
  logger: Logger,
  onAway: () => void,
): Promise<T> {
  const until = performance.now() + waitS * 1_000;
  let isAway = false;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > until) throw error;
      if (!isAway) {
        logger.warn({ reason: reason(error), waitS }, 'the database is away: the start waits for it');
        onAway();
      }
      isAway = true;
      await wait(AGAIN_MS);
    }
  }
}
