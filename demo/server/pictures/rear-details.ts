import type { CarStyle } from './car-style.js';
import { type Face, type FacePoint, mirrored } from './face.js';
import { fill, points, rect, stroke } from './paths.js';
import type { Solid } from './solid.js';

const TAILS: Readonly<Record<CarStyle['tails'], readonly FacePoint[]>> = {
  block: points('0.5 0.92, 0.985 0.92, 0.985 0.7, 0.52 0.72'),
  slim: points('0.42 0.86, 0.99 0.93, 0.99 0.79, 0.5 0.77'),
  hook: points('0.44 0.9, 0.99 0.95, 0.99 0.6, 0.84 0.6, 0.8 0.78, 0.46 0.8'),
  upright: points('0.8 1, 0.985 1, 0.985 0.5, 0.82 0.5'),
  round: [],
  bar: points('0.62 0.88, 0.99 0.93, 0.99 0.74, 0.66 0.77'),
  boomerang: points('0.74 0.98, 0.99 1, 0.99 0.62, 0.56 0.66, 0.58 0.74, 0.8 0.78'),
};

function taillamps(face: Face, tails: CarStyle['tails']): string {
  const edge = ' stroke="#3b060a" stroke-width=".9"';
  const lamps = [-1, 1].map((at) => {
    if (tails === 'round') {
      return [0.6, 0.84]
        .map(
          (across) =>
            fill(face.round([at * across, 0.78], 0.1), 'url(#tail)', edge) +
            stroke(face.round([at * across, 0.78], 0.06), '#ff8f8f', 1.2),
        )
        .join('');
    }
    const shape = TAILS[tails].map(([across, up]) => [at * across, up] as const);
    const ups = shape.map(([, up]) => up);
    const middle = (Math.max(...ups) + Math.min(...ups)) / 2;
    const light =
      tails === 'upright'
        ? face.line([
            [at * 0.88, 0.95],
            [at * 0.88, 0.56],
          ])
        : face.line([
            [at * (tails === 'boomerang' ? 0.84 : 0.64), middle + 0.03],
            [at * 0.97, middle + 0.05],
          ]);
    return (
      fill(face.shape(shape, 0.025), 'url(#tail)', edge) +
      stroke(light, '#ff9d98', 1.7, ' stroke-linecap="round"')
    );
  });
  const bar =
    tails === 'bar'
      ? stroke(face.line(points('-0.66 0.83, 0 0.8, 0.66 0.83')), '#7f1018', 4.4) +
        stroke(face.line(points('-0.97 0.85, -0.66 0.83, 0 0.8, 0.66 0.83, 0.97 0.85')), '#ff5a58', 1.7)
      : '';
  return bar + lamps.join('');
}

/** Draws what's on a car's rear: bumper, exhausts, tailgate, plate, badge, and taillamps. */
export function rearDetails(face: Face, style: CarStyle, { has }: Solid): string[] {
  const dark = '#1d2329';
  const isPickup = has('bed');
  const plate = style.plate === 'low' && !isPickup ? 0.2 : isPickup ? 0.14 : 0.52;
  const bumper: FacePoint[] = mirrored(
    has('clad') || isPickup
      ? points('0 0.3, 0.99 0.34, 0.99 0, 0 0')
      : points('0 0.16, 0.8 0.18, 0.9 0, 0 0'),
  );
  const gate = isPickup
    ? points('-0.93 0.98, -0.93 0.38, 0.93 0.38, 0.93 0.98')
    : points('-0.86 0.98, -0.8 0.42, 0 0.39, 0.8 0.42, 0.86 0.98');
  return [
    fill(face.shape(bumper, 0.02), isPickup ? '#b9c0c7' : dark),
    isPickup ? fill(face.shape(mirrored(points('0 0.1, 0.9 0.12, 0.9 0, 0 0')), 0.02), dark) : '',
    stroke(face.line(gate), '#000', 0.9, ' stroke-opacity=".45"'),
    stroke(
      face.line(gate.map(([across, up]) => [across, up - 0.015] as const)),
      '#fff',
      0.7,
      ' stroke-opacity=".2"',
    ),
    fill(face.shape(rect(-0.34, 0.34, plate - 0.035, plate + 0.19), 0.03), '#000', ' fill-opacity=".28"'),
    fill(
      face.shape(rect(-0.25, 0.25, plate, plate + 0.145), 0.012),
      '#f3f4f1',
      ' stroke="#2a3036" stroke-width=".9"',
    ),
    taillamps(face, style.tails),
    fill(
      face.round([0, isPickup ? 0.7 : style.plate === 'low' ? 0.66 : 0.86], 0.052),
      '#dfe5ea',
      ' stroke="#39424b" stroke-width=".8"',
    ),
    ...[-1, 1].map((at) =>
      stroke(
        face.line([
          [at * 0.72, 0.27],
          [at * 0.92, 0.28],
        ]),
        '#c0202a',
        1.8,
      ),
    ),
    ...(style.exhausts
      ? [-1, 1].flatMap((at) =>
          at === -1 && style.exhausts === 1
            ? []
            : [
                fill(
                  face.shape(rect(at * 0.62 - 0.09, at * 0.62 + 0.09, 0.02, 0.09), 0.04),
                  '#0b0e11',
                  ' stroke="#c9d0d6" stroke-width="1.1"',
                ),
              ],
        )
      : []),
    has('spare')
      ? fill(face.round([0.06, 0.78], 0.4), '#14181d') +
        stroke(face.round([0.06, 0.78], 0.39), '#2b323a', 2) +
        fill(face.round([0.06, 0.78], 0.25), '#8f99a3', ' stroke="#0d1116" stroke-width="1.4"') +
        fill(face.round([0.06, 0.78], 0.09), '#20262c')
      : '',
  ];
}
