import type { CarStyle } from './car-style.js';
import { type Face, type FacePoint, mirrored } from './face.js';

const DARK = '#10151a';
const fill = (d: string, paint: string, more = ''): string => `<path d="${d}" fill="${paint}"${more} />`;
const stroke = (d: string, paint: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}"${more} />`;
const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const rect = (left: number, right: number, low: number, high: number): FacePoint[] => [
  [left, high],
  [right, high],
  [right, low],
  [left, low],
];

/** Lines across a grille that narrows from `wide` at `high` to `narrow` at `low`. */
const slats = (face: Face, count: number, [wide, narrow]: FacePoint, [low, high]: FacePoint, ink: string) =>
  range(count)
    .map((at) => {
      const part = (at + 1) / (count + 1);
      const reach = narrow + (wide - narrow) * part - 0.02;
      const up = low + (high - low) * part;
      return stroke(
        face.line([
          [-reach, up],
          [reach, up],
        ]),
        ink,
        1,
      );
    })
    .join('');
const bars = (face: Face, count: number, [wide, narrow]: FacePoint, [low, high]: FacePoint, ink: string) =>
  range(count)
    .map((at) => {
      const part = ((at + 1) / (count + 1)) * 2 - 1;
      return stroke(
        face.line([
          [part * narrow, low + 0.02],
          [part * wide, high - 0.02],
        ]),
        ink,
        0.9,
      );
    })
    .join('');

type Draw = (face: Face, chrome: string) => string;
const edged = (chrome: string): string => ` stroke="${chrome}" stroke-width="1.3" stroke-linejoin="round"`;

/** Grilles by their family. */
export const GRILLES = {
  kidney: (face, chrome) =>
    [-1, 1]
      .map(
        (at) =>
          fill(
            face.shape(
              [
                [at * 0.035, 0.88],
                [at * 0.27, 0.9],
                [at * 0.33, 0.72],
                [at * 0.25, 0.5],
                [at * 0.035, 0.5],
              ],
              0.05,
            ),
            DARK,
            edged(chrome),
          ) +
          range(4)
            .map((bar) =>
              stroke(
                face.line([
                  [at * (0.08 + bar * 0.055), 0.54],
                  [at * (0.08 + bar * 0.057), 0.86],
                ]),
                '#59636d',
                0.8,
              ),
            )
            .join(''),
      )
      .join(''),
  frame: (face, chrome) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.9],
          [0.36, 0.9],
          [0.43, 0.62],
          [0.29, 0.24],
          [0, 0.24],
        ]),
        0.04,
      ),
      DARK,
      edged(chrome),
    ) + slats(face, 6, [0.42, 0.3], [0.26, 0.88], '#3d464f'),
  wide: (face, chrome) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.93],
          [0.53, 0.92],
          [0.5, 0.46],
          [0, 0.44],
        ]),
        0.05,
      ),
      DARK,
      edged(chrome),
    ) +
    stroke(
      face.line([
        [-0.5, 0.69],
        [0.5, 0.69],
      ]),
      chrome,
      4.2,
    ) +
    slats(face, 3, [0.5, 0.48], [0.44, 0.68], '#333c45') +
    slats(face, 2, [0.52, 0.5], [0.7, 0.93], '#333c45'),
  slots: (face) =>
    range(7)
      .map((at) =>
        fill(
          face.shape(rect(-0.36 + at * 0.105, -0.3 + at * 0.105, 0.52, 0.88), 0.03),
          DARK,
          edged('#00000055'),
        ),
      )
      .join(''),
  closed: (face) =>
    stroke(
      face.line([
        [-0.5, 0.56],
        [0, 0.53],
        [0.5, 0.56],
      ]),
      '#000',
      0.8,
      ' stroke-opacity=".35"',
    ) +
    stroke(
      face.line([
        [-0.5, 0.535],
        [0, 0.505],
        [0.5, 0.535],
      ]),
      '#fff',
      0.8,
      ' stroke-opacity=".3"',
    ),
  nose: (face, chrome) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.78],
          [0.2, 0.8],
          [0.55, 0.88],
          [0.55, 0.66],
          [0.24, 0.58],
          [0, 0.6],
        ]),
        0.04,
      ),
      DARK,
      edged(chrome),
    ) + bars(face, 13, [0.52, 0.5], [0.6, 0.8], '#39424b'),
  star: (face, chrome) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.9],
          [0.36, 0.88],
          [0.44, 0.5],
          [0, 0.44],
        ]),
        0.06,
      ),
      DARK,
      edged(chrome),
    ) +
    stroke(
      face.line([
        [-0.42, 0.68],
        [0.42, 0.68],
      ]),
      chrome,
      1.8,
    ) +
    fill(face.round([0, 0.68], 0.11), DARK, edged(chrome)),
  spindle: (face, chrome) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.93],
          [0.36, 0.92],
          [0.25, 0.6],
          [0.46, 0.12],
          [0, 0.1],
        ]),
        0.03,
      ),
      DARK,
      edged(chrome),
    ) +
    slats(face, 4, [0.34, 0.27], [0.6, 0.92], '#434d57') +
    slats(face, 5, [0.28, 0.44], [0.12, 0.6], '#434d57'),
  mesh: (face, chrome) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.84],
          [0.5, 0.86],
          [0.42, 0.3],
          [0, 0.26],
        ]),
        0.03,
      ),
      DARK,
      edged('#2c343b'),
    ) +
    range(5)
      .flatMap((row) =>
        range(9 - row).map((at) => {
          const up = 0.78 - row * 0.1;
          const across = (at - (8 - row) / 2) * 0.098;
          return fill(
            face.shape(
              [
                [across, up + 0.03],
                [across + 0.022, up],
                [across, up - 0.03],
                [across - 0.022, up],
              ],
              0,
            ),
            chrome,
          );
        }),
      )
      .join(''),
  band: (face, chrome) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.82],
          [0.56, 0.86],
          [0.55, 0.76],
          [0, 0.7],
        ]),
        0.02,
      ),
      DARK,
      edged('#2c343b'),
    ) +
    stroke(
      face.line([
        [-0.55, 0.81],
        [0, 0.77],
        [0.55, 0.81],
      ]),
      chrome,
      1.2,
    ),
  oval: (face, chrome) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.62],
          [0.38, 0.6],
          [0.46, 0.42],
          [0.34, 0.22],
          [0, 0.2],
        ]),
        0.14,
      ),
      DARK,
      edged(chrome),
    ) + slats(face, 3, [0.4, 0.36], [0.22, 0.6], '#4b555e'),
  upright: (face, chrome) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.9],
          [0.33, 0.9],
          [0.37, 0.66],
          [0.3, 0.46],
          [0, 0.46],
        ]),
        0.04,
      ),
      DARK,
      edged(chrome),
    ) +
    bars(face, 11, [0.34, 0.32], [0.46, 0.9], '#6a747e') +
    stroke(
      face.line([
        [-0.28, 0.5],
        [0.3, 0.87],
      ]),
      chrome,
      1.5,
    ),
  shield: (face, chrome) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.9],
          [0.17, 0.9],
          [0.19, 0.66],
          [0, 0.28],
        ]),
        0.03,
      ),
      DARK,
      edged(chrome),
    ) + bars(face, 5, [0.16, 0.07], [0.5, 0.88], '#59636d'),
} as const satisfies Readonly<Record<string, Draw>>;
export type Grille = keyof typeof GRILLES;

const INTAKES: Readonly<Record<CarStyle['intake'], (face: Face) => string>> = {
  wide: (face) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.3],
          [0.6, 0.32],
          [0.68, 0.1],
          [0, 0.07],
        ]),
        0.05,
      ),
      DARK,
    ),
  three: (face) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.26],
          [0.4, 0.26],
          [0.46, 0.08],
          [0, 0.07],
        ]),
        0.03,
      ),
      DARK,
    ) +
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
  slim: (face) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.22],
          [0.55, 0.24],
          [0.6, 0.12],
          [0, 0.1],
        ]),
        0.04,
      ),
      DARK,
    ),
  plate: (face) =>
    fill(
      face.shape(
        mirrored([
          [0, 0.34],
          [0.82, 0.38],
          [0.86, 0.04],
          [0, 0.02],
        ]),
        0.05,
      ),
      '#22282e',
    ) +
    fill(
      face.shape(
        mirrored([
          [0, 0.24],
          [0.4, 0.25],
          [0.34, 0.1],
          [0, 0.09],
        ]),
        0.03,
      ),
      '#b7bec5',
    ),
};

const lampShapes: Readonly<Record<CarStyle['lamps'], readonly FacePoint[]>> = {
  swept: [
    [0.52, 0.76],
    [0.72, 0.94],
    [0.97, 0.98],
    [0.98, 0.8],
    [0.75, 0.68],
  ],
  slim: [
    [0.54, 0.8],
    [0.74, 0.9],
    [0.985, 0.95],
    [0.985, 0.84],
    [0.76, 0.76],
  ],
  square: [
    [0.59, 0.9],
    [0.97, 0.94],
    [0.97, 0.7],
    [0.61, 0.67],
  ],
  round: [],
  split: [
    [0.66, 0.58],
    [0.9, 0.62],
    [0.9, 0.4],
    [0.68, 0.38],
  ],
  tall: [
    [0.62, 0.9],
    [0.97, 0.96],
    [0.97, 0.64],
    [0.78, 0.6],
    [0.72, 0.76],
  ],
  bar: [
    [0.58, 0.82],
    [0.985, 0.9],
    [0.985, 0.78],
    [0.6, 0.72],
  ],
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
        ? [
            [0.56, 0.88],
            [0.78, 0.92],
            [0.985, 0.95],
          ]
        : lamps === 'tall'
          ? [
              [0.66, 0.86],
              [0.94, 0.91],
              [0.955, 0.68],
            ]
          : lamps === 'square'
            ? [
                [0.63, 0.7],
                [0.63, 0.87],
                [0.93, 0.9],
              ]
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
      ? stroke(
          face.line([
            [-0.6, 0.79],
            [0, 0.76],
            [0.6, 0.79],
          ]),
          '#0e1318',
          3.6,
        ) +
        stroke(
          face.line([
            [-0.97, 0.87],
            [-0.6, 0.79],
            [0, 0.76],
            [0.6, 0.79],
            [0.97, 0.87],
          ]),
          '#f4faff',
          1.7,
        )
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
    stroke(
      face.line([
        [-0.9, 0.06],
        [0, 0.03],
        [0.9, 0.06],
      ]),
      style.skid,
      1.6,
      ' stroke-opacity=".7"',
    ),
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
