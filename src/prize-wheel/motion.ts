/** The speed of the wheel between its start and its landing, in degrees a millisecond. */
export const speed = 12 / 11;
/** How long it takes to get there, in milliseconds. */
export const start = 400;
/** What it turns meanwhile, in degrees. */
export const startAngle = (speed * start) / 2;
/** From rest to the speed: its slope is 0, and at its end 2. */
export const speedUp = 'cubic-bezier(0.3333, 0, 0.6667, 0.3333)';

/** Longer than any answer is waited for, in milliseconds. */
const endless = 600_000;

export interface Motion {
  /** Milliseconds. */
  readonly duration: number;
  readonly keyframes: Keyframe[];
  /** Where it comes to rest, in degrees; several turns are added up. */
  readonly angle: number;
}

export const at = (offset: number, angle: number, easing = 'linear'): Keyframe => ({
  offset,
  easing,
  transform: `rotate(${angle}deg)`,
});

/** The turn while its end is not known: faster and faster, then steadily on. */
export function setOut(from: number): Motion {
  const angle = from + startAngle + speed * (endless - start);
  return {
    duration: endless,
    keyframes: [at(0, from, speedUp), at(start / endless, from + startAngle), at(1, angle)],
    angle,
  };
}

/** How far the wheel is turned when a sector is at the top: the first at 0 degrees, the others follow clockwise. */
export const angleOf = (level: number): number => ((9 - level) % 8) * 45;
