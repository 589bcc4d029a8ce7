/** How long a server's claim on a call lasts, in milliseconds: longer than the provider may take. */
export const CLAIM_MS = 60_000;

/** How long a call waits after a failed try, in milliseconds. The wait doubles each time, up to six hours. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/**
 * Returns when a call that the provider hasn't taken is tried again.
 * @param tries the number of tries so far, at least 1
 */
export const nextTry = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS));
