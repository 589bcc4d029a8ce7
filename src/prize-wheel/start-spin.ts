import { setOut } from './motion.js';

/** A turn in progress. */
export interface Spin {
  readonly disc: HTMLElement;
  /** The wheel's angle at the start, in degrees. */
  readonly from: number;
  /** The running animation. Null for a draw that was interrupted, or without animations: the wheel stops as soon as the result is known. */
  readonly animation: Animation | null;
  /** Whether it fades instead of turning. */
  readonly prefersReducedMotion: boolean;
}

export const fadeOut = { opacity: ['1', '0.1'] };
export const fadeTiming: KeyframeAnimationOptions = { duration: 200, fill: 'forwards' };

/**
 * Starts a turn: a single animation of the `transform`, which runs independently of the page's scripts, or a fade if
 * the shopper prefers reduced motion. `stopSpin` (./stop-spin.ts) ends it.
 */
export function startSpin(disc: HTMLElement, from: number, prefersReducedMotion: boolean): Spin {
  const { keyframes, duration } = setOut(from);
  const animation = prefersReducedMotion
    ? disc.animate?.(fadeOut, fadeTiming)
    : disc.animate?.(keyframes, { duration, fill: 'forwards' });
  return { disc, from, animation: animation ?? null, prefersReducedMotion };
}
