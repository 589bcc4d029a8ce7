import { decelerate } from './deceleration.js';
import { angleOf } from './motion.js';
import { fadeOut, fadeTiming, type Spin } from './start-spin.js';

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
