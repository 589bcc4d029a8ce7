import {
  angleOf,
  at,
  fadeOut,
  fadeTiming,
  type Motion,
  type Spin,
  speed,
  speedUp,
  start,
  startAngle,
} from './motion.js';

const place = (disc: HTMLElement, angle: number): void => {
  disc.style.transform = `rotate(${angle}deg)`;
};

/** Waits for an animation to end. Resolves to false if it was canceled. */
const hasEnded = ({ finished }: Animation): Promise<boolean> =>
  finished.then(
    () => true,
    () => false,
  );

/**
 * Ends a turn, and resolves when the wheel is at rest. It replans the running animation, so the wheel moves on without
 * a jump or a pause.
 * @param level the sector below the pointer, 1 to 8; null for where the turn started.
 * @returns The wheel's final angle, in degrees; null if the animation was canceled.
 */
export async function stopSpin(turn: Spin, level: number | null): Promise<number | null> {
  const { disc, from, animation, prefersReducedMotion } = turn;
  if (animation && !prefersReducedMotion) {
    const motion = decelerate(from, Number(animation.currentTime), level);
    const effect = animation.effect as KeyframeEffect; // `animate` creates no other kind
    effect.setKeyframes(motion.keyframes);
    effect.updateTiming({ duration: motion.duration });
    if (!(await hasEnded(animation))) return null;
    const angle = motion.angle % 360;
    place(disc, angle);
    animation.cancel();
    return angle;
  }
  if (animation && !(await hasEnded(animation))) return null;
  const angle = level === null ? from : angleOf(level);
  place(disc, angle);
  if (!animation) return angle;
  animation.cancel();
  const fadeIn = disc.animate(fadeOut, { ...fadeTiming, fill: 'none', direction: 'reverse' });
  return (await hasEnded(fadeIn)) ? angle : null;
}

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
