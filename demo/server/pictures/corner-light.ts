import { stops } from './car-parts.js';
import type { Outlines } from './corner-outlines.js';
import { round1 } from './round.js';
import type { Solid } from './solid.js';

type Stops = Parameters<typeof stops>[0];

/** Reads stops such as `0 #fff 0.5, 1 #fff 0`: offset, color, and opacity. */
const read = (text: string): Stops =>
  text.split(', ').map((stop) => {
    const [offset = '', color = '', opacity] = stop.split(' ');
    return opacity === undefined ? [Number(offset), color] : [Number(offset), color, Number(opacity)];
  });

const gradient = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  all: Parameters<typeof stops>[0],
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round1(x1)}" y1="${round1(y1)}" x2="${round1(x2)}" y2="${round1(y2)}">${stops(all)}</linearGradient>`;

/** Returns the gradients for the light on a car, which comes from above the near corner. */
export function cornerLight(solid: Solid, { cowl, middleRidge, farTopCorner }: Outlines): string[] {
  const { project, face, side, edge, clearance, length, top } = solid;
  const [nearX] = project(face(0.82, clearance + 300));
  const [farX] = project(face(-1, clearance + 300));
  const [tailX] = project(side(length, clearance + 300));
  const shoulder = project(side(length * 0.45, edge(length * 0.45)));
  const floor = project(side(length * 0.45, clearance));
  const roofTop = project(middleRidge[3] ?? farTopCorner);
  /** The edge of the hood, or of the trunk. */
  const hoodNear = project(face(0, top));
  /** The lower edge of the windshield, or of the rear window. */
  const glassFoot = project(cowl[4] ?? farTopCorner);
  const chin = project(face(0.5, clearance));
  const turnAt = (nearX - farX) / (tailX - farX);
  return [
    `<radialGradient id="ground">${stops(read('0 #020617 0.62, 0.6 #020617 0.4, 1 #020617 0'))}</radialGradient>`,
    gradient(
      'turn',
      [farX, 0, tailX, 0],
      [
        [0, '#000', 0.34],
        [turnAt * 0.4, '#000', 0.13],
        [turnAt * 0.8, '#000', 0.06],
        [turnAt * 0.97, '#fff', 0.36],
        [turnAt * 1.14, '#000', 0.02],
        [0.7, '#000', 0.08],
        [1, '#000', 0.4],
      ].map(([a, b, c]) => [Number(Number(a).toFixed(3)), String(b), Number(c)] as const),
    ),
    gradient(
      'fall',
      [shoulder[0], shoulder[1], shoulder[0] + 2, floor[1]],
      read('0 #fff 0.34, 0.16 #fff 0.1, 0.3 #000 0.1, 0.55 #000 0.2, 0.75 #000 0.16, 1 #000 0.5'),
    ),
    gradient(
      'hood',
      [hoodNear[0], hoodNear[1], glassFoot[0], glassFoot[1]],
      read('0 #fff 0.12, 0.45 #fff 0.42, 1 #fff 0.1'),
    ),
    gradient('top', [roofTop[0], roofTop[1], roofTop[0], roofTop[1] + 14], read('0 #fff 0.5, 1 #fff 0.12')),
    gradient('glass', [0, roofTop[1], 0, shoulder[1]], read('0 #0c131b, 0.5 #1d2a36, 1 #40525f')),
    gradient('screen', [0, roofTop[1], 0, glassFoot[1]], read('0 #111a23, 0.6 #2a3a47, 1 #566a78')),
    `<linearGradient id="lamp" x1="0" x2="1" y2=".4">${stops(read('0 #dfe8f0, 0.55 #8fa3b5, 1 #36434f'))}</linearGradient>`,
    `<linearGradient id="tail" x1="0" x2="0" y2="1">${stops(read('0 #e3232e, 1 #7f1018'))}</linearGradient>`,
    gradient(
      'fade',
      [nearX - (nearX - farX) * 0.06, 0, nearX + (nearX - farX) * 0.3, 0],
      read('0 #000, 1 #fff'),
    ),
    '<mask id="flank"><path d="M0 0H400V200H0Z" fill="url(#fade)" /></mask>',
    gradient(
      'chin',
      [0, hoodNear[1], 0, chin[1]],
      read('0 #fff 0.16, 0.35 #000 0.02, 0.7 #000 0.06, 1 #000 0.3'),
    ),
  ];
}
