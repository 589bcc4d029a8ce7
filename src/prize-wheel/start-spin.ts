import { setOut } from './motion.js';

/** A turn that is under way. */
export interface Spin {
  readonly disc: HTMLElement;
  /** How far the wheel was turned when it set out, in degrees. */
  readonly from: number;
  /**
   * What moves. Null where nothing does, for a draw that broke off: the wheel stands as soon as it is known where.
   */
  readonly animation: Animation | null;
  /** Whether it fades instead of turning. */
  readonly prefersReducedMotion: boolean;
}

export const fadeOut = { opacity: ['1', '0.1'] };
export const fadeTiming: KeyframeAnimationOptions = { duration: 200, fill: 'forwards' };

/**
 * Begins a turn: one animation of the `transform`, which runs beside the page's scripts; or a fade, for whoever wants no
 * motion. `stopSpin` (./stop-spin.ts) brings it to its end.
 */
export function startSpin(disc: HTMLElement, from: number, prefersReducedMotion: boolean): Spin {
  const { keyframes, duration } = setOut(from);
  const animation = prefersReducedMotion
    ? disc.animate(fadeOut, fadeTiming)
    : disc.animate(keyframes, { duration, fill: 'forwards' });
  return { disc, from, animation, prefersReducedMotion };
}
