import type { CarStyle } from './car-style.js';
import { type Face, type FacePoint, mirrored } from './face.js';
import { GRILLES } from './grilles.js';
import { edged, fill, points, rect, stroke } from './paths.js';

const DARK = '#10151a';

const INTAKES: Readonly<Record<CarStyle['intake'], (face: Face) => string>> = {
  wide: (face) => fill(face.shape(mirrored(points('0 0.3, 0.6 0.32, 0.68 0.1, 0 0.07')), 0.05), DARK),
  three: (face) =>
    fill(face.shape(mirrored(points('0 0.26, 0.4 0.26, 0.46 0.08, 0 0.07')), 0.03), DARK) +
    [-1, 1]
      .map((at) =>
        fill(
          face.shape(
            [
              [at * 0.6, 0.42],
              [at * 0.86, 0.46],
              [at * 0.82, 0.14],
              [at * 0.64, 0.12],
            ],
            0.04,
          ),
          DARK,
        ),
      )
      .join(''),
  slim: (face) => fill(face.shape(mirrored(points('0 0.22, 0.55 0.24, 0.6 0.12, 0 0.1')), 0.04), DARK),
  plate: (face) =>
    fill(face.shape(mirrored(points('0 0.34, 0.82 0.38, 0.86 0.04, 0 0.02')), 0.05), '#22282e') +
    fill(face.shape(mirrored(points('0 0.24, 0.4 0.25, 0.34 0.1, 0 0.09')), 0.03), '#b7bec5'),
};

const lampShapes: Readonly<Record<CarStyle['lamps'], readonly FacePoint[]>> = {
  swept: points('0.52 0.76, 0.72 0.94, 0.97 0.98, 0.98 0.8, 0.75 0.68'),
  slim: points('0.54 0.8, 0.74 0.9, 0.985 0.95, 0.985 0.84, 0.76 0.76'),
  square: points('0.59 0.9, 0.97 0.94, 0.97 0.7, 0.61 0.67'),
  round: [],
  split: points('0.66 0.58, 0.9 0.62, 0.9 0.4, 0.68 0.38'),
  tall: points('0.62 0.9, 0.97 0.96, 0.97 0.64, 0.78 0.6, 0.72 0.76'),
  bar: points('0.58 0.82, 0.985 0.9, 0.985 0.78, 0.6 0.72'),
};

function headlamps(face: Face, { lamps }: CarStyle): string {
  const all = [-1, 1].map((at) => {
    const put = (points: readonly FacePoint[]) => points.map(([across, up]) => [at * across, up] as const);
    if (lamps === 'round') {
      return (
        fill(face.round([at * 0.7, 0.76], 0.16), 'url(#lamp)', edged('#0a0e13')) +
        stroke(face.round([at * 0.7, 0.76], 0.115), '#fff', 1.5) +
        fill(face.round([at * 0.7, 0.76], 0.06), '#5b6b79')
      );
    }
    const shape = lampShapes[lamps];
    const glass = fill(
      face.shape(put(shape), 0.035),
      'url(#lamp)',
      ' stroke="#0a0e13" stroke-opacity=".8" stroke-width=".9"',
    );
    const [left, right] = [shape[0]?.[0] ?? 0, 0.96];
    const middle = shape.reduce((sum, [, up]) => sum + up, 0) / Math.max(1, shape.length);
    const eyes =
      lamps === 'bar'
        ? []
        : [0.36, 0.68].map((part) => left + ((lamps === 'split' ? 0.92 : right) - left) * part);
    const lenses = eyes
      .map((across) =>
        fill(
          face.round([at * across, middle + (across - 0.7) * 0.12], 0.042),
          '#e9f2fa',
          ' stroke="#22303c" stroke-width="1.1"',
        ),
      )
      .join('');
    const brow: readonly FacePoint[] =
      lamps === 'split'
        ? points('0.56 0.88, 0.78 0.92, 0.985 0.95')
        : lamps === 'tall'
          ? points('0.66 0.86, 0.94 0.91, 0.955 0.68')
          : lamps === 'square'
            ? points('0.63 0.7, 0.63 0.87, 0.93 0.9')
            : [
                [left + 0.03, middle - 0.075],
                [0.76, middle - 0.085],
                [0.975, middle - 0.02],
              ];
    const light =
      lamps === 'split'
        ? stroke(face.line(put(brow)), '#0e1318', 4.4, ' stroke-linecap="round"') +
          stroke(face.line(put(brow)), '#f4faff', 2.4, ' stroke-linecap="round"')
        : stroke(face.line(put(brow)), '#f7fbff', 1.7, ' stroke-linecap="round" stroke-linejoin="round"');
    return glass + lenses + light;
  });
  const bar =
    lamps === 'bar'
      ? stroke(face.line(points('-0.6 0.79, 0 0.76, 0.6 0.79')), '#0e1318', 3.6) +
        stroke(face.line(points('-0.97 0.87, -0.6 0.79, 0 0.76, 0.6 0.79, 0.97 0.87')), '#f4faff', 1.7)
      : '';
  return all.join('') + bar;
}

/** Draws what's on a car's front: intakes, grille, plate, badge, and headlamps. */
export function frontDetails(face: Face, style: CarStyle): string[] {
  const hasBadgeAbove =
    style.grille === 'closed' ||
    style.grille === 'oval' ||
    style.grille === 'kidney' ||
    style.grille === 'slots';
  const badge =
    style.grille === 'star'
      ? ''
      : fill(
          face.round([0, hasBadgeAbove ? 0.94 : 0.76], 0.05),
          '#dfe5ea',
          ' stroke="#39424b" stroke-width=".8"',
        );
  const low =
    style.grille === 'frame' ||
    style.grille === 'mesh' ||
    style.grille === 'spindle' ||
    style.grille === 'oval';
  const plateUp = low ? 0.3 : 0.36;
  return [
    INTAKES[style.intake](face),
    stroke(face.line(points('-0.9 0.06, 0 0.03, 0.9 0.06')), style.skid, 1.6, ' stroke-opacity=".7"'),
    GRILLES[style.grille](face, style.chrome),
    headlamps(face, style),
    fill(
      face.shape(rect(-0.24, 0.24, plateUp, plateUp + 0.13), 0.012),
      '#f3f4f1',
      ' stroke="#2a3036" stroke-width=".9"',
    ),
    badge,
  ];
}
