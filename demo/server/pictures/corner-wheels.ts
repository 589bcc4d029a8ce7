import { curve, lines, onPlane, steps } from './camera.js';
import type { Point } from './lay-out.js';
import { DARK, fill, stroke } from './paths.js';
import type { Solid } from './solid.js';

const tire = ({ project, wheel }: Solid, x: number, z: number): string =>
  fill(
    `${curve(
      steps(0, 2 * Math.PI, 16).map((angle) =>
        project([x + Math.cos(angle) * wheel, wheel + Math.sin(angle) * wheel, z]),
      ),
    )}Z`,
    '#0b0e12',
  );

/** Draws what is below the car: its shadow, the wheels of the far side, and the dark between them. */
export function drawUnderside(solid: Solid): string[] {
  const { project, at, clearance, half, length, axles } = solid;
  return [
    `<circle r="1" fill="url(#ground)" transform="${onPlane(project, [length / 2, 0, 0], [length * 0.57, 0, 0], [0, 0, half * 1.42])}" />`,
    ...axles.map((x) => tire(solid, x, -half * 0.86)),
    fill(
      `${lines(
        at([
          [axles[0] - 120, clearance + 40, half * 0.5],
          [axles[0], clearance - 70, half * 0.9],
          [axles[1], clearance - 50, half * 0.9],
          [axles[1], clearance + 90, half * 0.9],
          [axles[0], clearance + 90, half * 0.9],
        ]),
      )}Z`,
      '#07090c',
    ),
    ...axles.flatMap((x) => [0.72, 0.86].map((part) => tire(solid, x, half * part))),
  ];
}

/** Draws the wheels of the near side in their arches. The wheel itself is the symbol `wheel`. */
export function drawWheels({ project, has, clearance, half, axles, wheel }: Solid): (string | false)[] {
  const radius = wheel * 1.13;
  const arch = (x: number, around: number): Point[] => {
    const sink = Math.asin(Math.max(-1, Math.min(1, (clearance - 30 - wheel) / around)));
    return steps(sink, Math.PI - sink, 12).map((angle) =>
      project([x + Math.cos(angle) * around, wheel + Math.sin(angle) * around, half * 0.995]),
    );
  };
  return [
    ...axles.flatMap((x) => [
      has('clad') && fill(`${curve(arch(x, radius + 62))}Z`, DARK),
      fill(`${curve(arch(x, radius))}Z`, '#07090c'),
      !has('clad') && stroke(curve(arch(x, radius + 10)), '#fff', 1.1, ' stroke-opacity=".22"'),
    ]),
    ...axles.map((x) => {
      const place = onPlane(project, [x, wheel, half * 0.97], [wheel / 137, 0, 0], [0, -wheel / 137, 0]);
      return `<use href="#wheel" transform="${place}" />`;
    }),
  ];
}
