import { session } from './storage.js';

/** The default length of a gift's countdown, in milliseconds (spec section 9). */
export const countdownDefault = 86_400_000;

/** Up to here, a number is a duration in milliseconds. Above, it's a point in time in epoch seconds. */
const leastMoment = 1e9;
/** Above this, a number is a point in time in epoch milliseconds. */
const leastMilliseconds = 1e11;

/** Returns the milliseconds that are left, always more than 0. */
export type Countdown = () => number;

/**
 * Starts a gift's countdown. It resumes this tab's last one, or else starts over (spec section 4). At 0 it starts over.
 * Time passes while the tab or the computer sleeps, and setting the clock back doesn't give any time back.
 * @param endTime the duration in milliseconds, or the end in epoch seconds or milliseconds.
 */
export function startCountdown(endTime: number): Countdown {
  const isMoment = endTime > leastMoment;
  const length = isMoment || !(endTime > 0) ? countdownDefault : endTime;
  const moment = endTime > leastMilliseconds ? endTime : endTime * 1000;
  const end = isMoment ? moment : Number(session.read('giftCountdown') ?? Number.NaN);
  let clock = Date.now();
  let steady = performance.now();
  let left = end - clock;
  // If more time is left than its length, the clock has been set back since it started.
  if (!(left > 0) || (!isMoment && left > length)) left = length;
  let kept = Number.NaN;

  const keep = () => {
    if (Math.abs(clock + left - kept) < 1000) return;
    kept = clock + left;
    session.write('giftCountdown', String(kept));
  };
  keep();
  return () => {
    const [now, steadyNow] = [Date.now(), performance.now()];
    // In some browsers, `performance.now()` stops while the computer sleeps.
    left -= Math.max(now - clock, steadyNow - steady);
    clock = now;
    steady = steadyNow;
    if (left <= 0) left = length - (-left % length);
    keep();
    return left;
  };
}
