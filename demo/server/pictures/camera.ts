import type { Corner, Point } from './lay-out.js';
import { round1 } from './round.js';

/** A point of a car in millimeters: from its near end, above the ground, and from its middle towards the viewer. */
export type Point3 = readonly [x: number, y: number, z: number];
export type Project = (point: Point3) => Point;

/** How far the camera is away, in millimeters. Closer than a photographer's, so that small pictures have depth. */
const DISTANCE = 9_500;
interface Camera {
  /** The point that the camera looks at. */
  readonly at: Point3;
  /** Radians from the car's side towards its near end. */
  readonly yaw: number;
  /** Radians above the horizon. */
  readonly pitch: number;
}

/** Returns a perspective projection, in millimeters at the distance of the point looked at, upwards negative. */
export function camera({ at, yaw, pitch }: Camera): Project {
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [
    Math.sin(yaw),
    Math.cos(yaw),
    Math.sin(pitch),
    Math.cos(pitch),
  ];
  return ([px, py, pz]) => {
    const [x, y, z] = [px - at[0], py - at[1], pz - at[2]];
    const depth = DISTANCE - (-x * sinYaw * cosPitch + y * sinPitch + z * cosYaw * cosPitch);
    const zoom = DISTANCE / depth;
    return [
      (x * cosYaw + z * sinYaw) * zoom,
      -(x * sinYaw * sinPitch + y * cosPitch - z * cosYaw * sinPitch) * zoom,
    ];
  };
}

/**
 * Scales a projection so that the points fit a box of 400 by 200, on the ground near its lower edge.
 * @param flip whether to mirror it, for the other end of the car
 */
export function fit(project: Project, points: readonly Point3[], most: number, flip: boolean): Project {
  const all = points.map(project);
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const scale = Math.min(most, 372 / (right - left), 172 / (bottom - top));
  const middle = (left + right) / 2;
  return (point) => {
    const [x, y] = project(point);
    const across = (x - middle) * scale;
    return [200 + (flip ? -across : across), 186 + (y - bottom) * scale];
  };
}

/** Returns a path of straight lines. */
export const lines = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at ? 'L' : 'M'}${round1(x)} ${round1(y)}`).join('');

/** Returns a smooth path near the points, which starts and ends at the first and last one. */
export function curve(points: readonly Point[], start = 'M'): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let path = `${start}${round1(first[0])} ${round1(first[1])}`;
  for (const [at, [x, y]] of rest.entries()) {
    const next = rest[at + 1];
    if (next === undefined) path += `L${round1(x)} ${round1(y)}`;
    else path += `Q${round1(x)} ${round1(y)} ${round1((x + next[0]) / 2)} ${round1((y + next[1]) / 2)}`;
  }
  return path;
}

/** Returns the attribute that puts a drawing on a plane of the car: its x along `along`, its y along `down`. */
export function onPlane(project: Project, at: Point3, along: Point3, down: Point3): string {
  const step = 0.5;
  const add = (by: Point3, part: number): Point3 => [
    at[0] + by[0] * part,
    at[1] + by[1] * part,
    at[2] + by[2] * part,
  ];
  const slope = (by: Point3): Point => {
    const [ax, ay] = project(add(by, -step));
    const [bx, by2] = project(add(by, step));
    return [bx - ax, by2 - ay];
  };
  const four = (value: number) => Number(value.toFixed(4));
  return `matrix(${[...slope(along), ...slope(down)].map(four).join(' ')} ${project(at).map(round1).join(' ')})`;
}

/** Returns numbers from `from` to `to`, both included. */
export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);

export const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Returns corners at projected points, with the same radius. */
export const corners = (points: readonly Point[], radius: number): Corner[] =>
  points.map(([x, y]) => [x, y, radius]);
