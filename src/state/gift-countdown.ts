import { session } from './storage.js';

/** How long a gift counts down where nothing else is said, in milliseconds (spec section 9). */
export const countdownDefault = 86_400_000;

/** Up to here a number tells how long, in milliseconds; from here on, when, in epoch seconds. */
const leastMoment = 1e9;
/** From here on it tells when in epoch milliseconds. */
const leastMilliseconds = 1e11;

/** Tells the milliseconds that are left: more than 0 at all times. */
export type Countdown = () => number;

/**
 * Begins the countdown of a gift: where this tab's last one is, else anew (spec section 4). At 0 it starts anew. Time
 * goes by while the tab or the computer sleeps; a clock that is set back gives no time back.
 * @param endTime how long it takes, in milliseconds; or when it ends, in epoch seconds or milliseconds.
 */
export function startCountdown(endTime: number): Countdown {
  const isMoment = endTime > leastMoment;
  const length = isMoment || !(endTime > 0) ? countdownDefault : endTime;
  const moment = endTime > leastMilliseconds ? endTime : endTime * 1000;
  const end = isMoment ? moment : Number(session.read('giftCountdown') ?? Number.NaN);
  let clock = Date.now();
  let steady = performance.now();
  let left = end - clock;
  // Later than its length, it was begun by a clock that was set back since.
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
    // In some browsers the steady clock stands still while the computer sleeps.
    left -= Math.max(now - clock, steadyNow - steady);
    clock = now;
    steady = steadyNow;
    if (left <= 0) left = length - (-left % length);
    keep();
    return left;
  };
}
