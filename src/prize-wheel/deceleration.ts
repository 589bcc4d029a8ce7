import { angleOf, at, type Motion, speed, speedUp, start, startAngle } from './motion.js';

/** The wheel turns steadily at least until this time, in milliseconds since its start. */
const cruise = 1300;

/** With these, a turn whose award arrives in time takes 3500 ms and 2160 degrees plus the sector (spec section 9). */
const onAward = { duration: 2200, angle: 960 };
/** Without an award, there is nothing to wait for. */
const back = { duration: 1450, angle: 500 };

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

/**
 * Plans the end of a turn that `setOut` began. The wheel follows `setOut` until `now`, and its speed never jumps.
 * @param from the angle at the start, in degrees.
 * @param now milliseconds since the start.
 * @param level the sector to stop at below the pointer, 1 to 8; null for where the turn started.
 */
export function decelerate(from: number, now: number, level: number | null): Motion {
  const { duration, angle } = level === null ? back : onAward;
  // A little later than now, because the old plan is still being drawn.
  const begins = Math.max(level === null ? start : cruise, now + 50);
  const whole = begins + duration;
  const before = from + startAngle + speed * (begins - start);
  const rest = modulo((level === null ? from : angleOf(level)) - before - angle, 360);
  const way = angle + rest;
  // Begins at the current speed. The average speed is at most 0.6 of that, so the wheel only ever gets slower.
  const slowDown = `cubic-bezier(0.3, ${(0.3 * speed * duration) / way}, 0.6, 1)`;
  return {
    duration: whole,
    keyframes: [
      at(0, from, speedUp),
      at(start / whole, from + startAngle),
      at(begins / whole, before, slowDown),
      at(1, before + way),
    ],
    angle: before + way,
  };
}
