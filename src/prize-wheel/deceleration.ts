import { angleOf, at, type Motion, speed, speedUp, start, startAngle } from './motion.js';

/** Until when the wheel turns steadily at least, in milliseconds since it set out. */
const cruise = 1300;

/** With these, a turn whose award is known in time takes 3500 ms, and 2160 degrees and what the sector asks for (spec section 9). */
const onAward = { duration: 2200, angle: 960 };
/** Without an award there is nothing to wait for. */
const back = { duration: 1450, angle: 500 };

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

/**
 * The turn of `setOut` with its end: until `now` it is where that has it, and its speed never jumps.
 * @param from where it set out, in degrees.
 * @param now milliseconds since then.
 * @param level the sector that comes to rest below the pointer, 1 to 8; null for where it set out.
 */
export function decelerate(from: number, now: number, level: number | null): Motion {
  const { duration, angle } = level === null ? back : onAward;
  // A little later than now: what is drawn meanwhile is drawn by the old plan.
  const begins = Math.max(level === null ? start : cruise, now + 50);
  const whole = begins + duration;
  const before = from + startAngle + speed * (begins - start);
  const rest = modulo((level === null ? from : angleOf(level)) - before - angle, 360);
  const way = angle + rest;
  // It begins with the speed so far. As its mean is at most 0.6 of that, it only ever becomes slower.
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
