/** The wheel's speed between its start and its landing, in degrees per millisecond. */
export const speed = 12 / 11;
/** The time it takes to reach that speed, in milliseconds. */
export const start = 400;
/** The angle it turns in that time, in degrees. */
export const startAngle = (speed * start) / 2;
/** Accelerates from rest to full speed. The slope is 0 at the start and 2 at the end. */
export const speedUp = 'cubic-bezier(0.3333, 0, 0.6667, 0.3333)';

/** Longer than any wait for a response, in milliseconds. */
const endless = 600_000;

export interface Motion {
  /** In milliseconds. */
  readonly duration: number;
  readonly keyframes: Keyframe[];
  /** The final angle, in degrees. Several turns add up. */
  readonly angle: number;
}

export const at = (offset: number, angle: number, easing = 'linear'): Keyframe => ({
  offset,
  easing,
  transform: `rotate(${angle}deg)`,
});

/** Plans a turn whose end isn't known yet: it speeds up, then turns steadily. */
export function setOut(from: number): Motion {
  const angle = from + startAngle + speed * (endless - start);
  return {
    duration: endless,
    keyframes: [at(0, from, speedUp), at(start / endless, from + startAngle), at(1, angle)],
    angle,
  };
}

/** Returns how far the wheel is turned when a sector is at the top: 0 degrees for the first, then clockwise. */
export const angleOf = (level: number): number => ((9 - level) % 8) * 45;

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
