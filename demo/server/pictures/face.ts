import { lines } from './camera.js';
import type { Point } from './lay-out.js';
import type { Solid } from './solid.js';

/** A point of a car's end: across from -1, the far side, to 1, and up from 0 to 1, the edge of the hood or trunk. */
export type FacePoint = readonly [across: number, up: number];

/** Completes the right half of a symmetric shape, given from its upper to its lower middle. */
export const mirrored = (half: readonly FacePoint[]): FacePoint[] => [
  ...half,
  ...half.map(([across, up]) => [-across, up] as const).reverse(),
];

const towards = (from: FacePoint, to: FacePoint, part: number): FacePoint => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

/** Rounds a shape's corners and divides its edges, so that it follows the curved surface. */
function detailed(points: readonly FacePoint[], radius: number): FacePoint[] {
  const count = points.length;
  const at = (index: number): FacePoint => points[(index + count) % count] ?? [0, 0];
  return points.flatMap((point, index) => {
    const [before, after] = [at(index - 1), at(index + 1)];
    // Up is about half as long as across.
    const far = (other: FacePoint) => Math.hypot(other[0] - point[0], (other[1] - point[1]) * 0.5) || 1;
    const inTo = Math.min(radius, far(before) * 0.48) / far(before);
    const out = Math.min(radius, far(after) * 0.48) / far(after);
    const [enter, leave] = [towards(point, before, inTo), towards(point, after, out)];
    const turn = [0.25, 0.5, 0.75].map((part) =>
      towards(towards(enter, point, part), towards(point, leave, part), part),
    );
    const end = towards(after, point, Math.min(radius, far(after) * 0.48) / far(after));
    const long = Math.ceil(Math.abs(end[0] - leave[0]) / 0.16);
    const edge = Array.from({ length: Math.max(0, long - 1) }, (_, step) =>
      towards(leave, end, (step + 1) / long),
    );
    return [enter, ...(radius > 0 ? turn : []), leave, ...edge];
  });
}

/** Draws shapes on a car's end. */
export function faceOf(solid: Solid) {
  const { face, clearance, top } = solid;
  const onFace = ([across, up]: FacePoint): Point => {
    const lowered = top - clearance - 40 * across * across;
    return solid.project(face(across, clearance + up * lowered));
  };
  const shape = (points: readonly FacePoint[], radius = 0.03): string =>
    `${lines(detailed(points, radius).map(onFace))}Z`;
  const line = (points: readonly FacePoint[]): string =>
    lines(
      points.flatMap((point, index) => {
        const next = points[index + 1];
        if (next === undefined) return [onFace(point)];
        const count = Math.max(1, Math.ceil(Math.abs(next[0] - point[0]) / 0.14));
        return Array.from({ length: count }, (_, step) => onFace(towards(point, next, step / count)));
      }),
    );
  /** An ellipse, with its radius across as a part of half the width. */
  const round = ([across, up]: FacePoint, radius: number): string => {
    const ratio = solid.half / (top - clearance);
    return `${lines(
      Array.from({ length: 20 }, (_, step) => {
        const angle = (step / 20) * 2 * Math.PI;
        return onFace([across + Math.cos(angle) * radius, up + Math.sin(angle) * radius * ratio]);
      }),
    )}Z`;
  };
  return { onFace, shape, line, round };
}
export type Face = ReturnType<typeof faceOf>;
