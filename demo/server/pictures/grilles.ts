import { type Face, type FacePoint, mirrored } from './face.js';
import { edged, fill, points, range, rect, stroke } from './paths.js';

const DARK = '#10151a';

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
      face.shape(mirrored(points('0 0.9, 0.36 0.9, 0.43 0.62, 0.29 0.24, 0 0.24')), 0.04),
      DARK,
      edged(chrome),
    ) + slats(face, 6, [0.42, 0.3], [0.26, 0.88], '#3d464f'),
  wide: (face, chrome) =>
    fill(face.shape(mirrored(points('0 0.93, 0.53 0.92, 0.5 0.46, 0 0.44')), 0.05), DARK, edged(chrome)) +
    stroke(face.line(points('-0.5 0.69, 0.5 0.69')), chrome, 4.2) +
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
    stroke(face.line(points('-0.5 0.56, 0 0.53, 0.5 0.56')), '#000', 0.8, ' stroke-opacity=".35"') +
    stroke(face.line(points('-0.5 0.535, 0 0.505, 0.5 0.535')), '#fff', 0.8, ' stroke-opacity=".3"'),
  nose: (face, chrome) =>
    fill(
      face.shape(mirrored(points('0 0.78, 0.2 0.8, 0.55 0.88, 0.55 0.66, 0.24 0.58, 0 0.6')), 0.04),
      DARK,
      edged(chrome),
    ) + bars(face, 13, [0.52, 0.5], [0.6, 0.8], '#39424b'),
  star: (face, chrome) =>
    fill(face.shape(mirrored(points('0 0.9, 0.36 0.88, 0.44 0.5, 0 0.44')), 0.06), DARK, edged(chrome)) +
    stroke(face.line(points('-0.42 0.68, 0.42 0.68')), chrome, 1.8) +
    fill(face.round([0, 0.68], 0.11), DARK, edged(chrome)),
  spindle: (face, chrome) =>
    fill(
      face.shape(mirrored(points('0 0.93, 0.36 0.92, 0.25 0.6, 0.46 0.12, 0 0.1')), 0.03),
      DARK,
      edged(chrome),
    ) +
    slats(face, 4, [0.34, 0.27], [0.6, 0.92], '#434d57') +
    slats(face, 5, [0.28, 0.44], [0.12, 0.6], '#434d57'),
  mesh: (face, chrome) =>
    fill(face.shape(mirrored(points('0 0.84, 0.5 0.86, 0.42 0.3, 0 0.26')), 0.03), DARK, edged('#2c343b')) +
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
    fill(face.shape(mirrored(points('0 0.82, 0.56 0.86, 0.55 0.76, 0 0.7')), 0.02), DARK, edged('#2c343b')) +
    stroke(face.line(points('-0.55 0.81, 0 0.77, 0.55 0.81')), chrome, 1.2),
  oval: (face, chrome) =>
    fill(
      face.shape(mirrored(points('0 0.62, 0.38 0.6, 0.46 0.42, 0.34 0.22, 0 0.2')), 0.14),
      DARK,
      edged(chrome),
    ) + slats(face, 3, [0.4, 0.36], [0.22, 0.6], '#4b555e'),
  upright: (face, chrome) =>
    fill(
      face.shape(mirrored(points('0 0.9, 0.33 0.9, 0.37 0.66, 0.3 0.46, 0 0.46')), 0.04),
      DARK,
      edged(chrome),
    ) +
    bars(face, 11, [0.34, 0.32], [0.46, 0.9], '#6a747e') +
    stroke(face.line(points('-0.28 0.5, 0.3 0.87')), chrome, 1.5),
  shield: (face, chrome) =>
    fill(face.shape(mirrored(points('0 0.9, 0.17 0.9, 0.19 0.66, 0 0.28')), 0.03), DARK, edged(chrome)) +
    bars(face, 5, [0.16, 0.07], [0.5, 0.88], '#59636d'),
} as const satisfies Readonly<Record<string, Draw>>;
export type Grille = keyof typeof GRILLES;
