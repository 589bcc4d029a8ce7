import { between, curve, lines, type Point3, steps } from './camera.js';
import type { CarStyle } from './car-style.js';
import { placeLine, placeOutline } from './corner-layout.js';
import type { Outlines } from './corner-outlines.js';
import { faceOf } from './face.js';
import { frontDetails } from './front-details.js';
import { rounded } from './lay-out.js';
import { DARK, fill, stroke } from './paths.js';
import { rearDetails } from './rear-details.js';
import { round1 } from './round.js';
import type { Solid } from './solid.js';

const SEAM = ' stroke="#000" stroke-opacity=".3" stroke-width=".8"';

/** The body's outline, without the cabin. */
export const bodyOutline = ({ at }: Solid, { low, lowSide, tail, highSide, high }: Outlines): string =>
  `${curve(at(low))}${curve(at(lowSide), 'L')}${curve(at(tail), 'L')}${curve(at([...highSide].reverse()), 'L')}${curve(at([...high].reverse()), 'L')}Z`;

/** Draws the surface that the cabin stands on, and the bed of a pickup truck. */
export function drawDeck({
  at,
  side,
  edge,
  has,
  half,
  length,
  base,
  farBase,
  ...solid
}: Solid): (string | false)[] {
  const { isFront, depth, lean, lastVisible, shape } = solid;
  const nearEdge = steps(depth + lean + 15, lastVisible, 10).map((x) => side(x, edge(x) - 4));
  const farEdge = nearEdge.map(([x, y, z]): Point3 => [x, y, -z * 0.94]).reverse();
  const [from, to] = isFront ? [farBase.x, length - 90] : [110, base.x];
  const height = shape.deckh;
  const floor: Point3[] = [
    [from, height, half * 0.86],
    [to, height, half * 0.86],
    [to, height, -half * 0.84],
    [from, height, -half * 0.84],
  ];
  return [
    fill(`${lines(at([...nearEdge, ...farEdge]))}Z`, 'currentColor', SEAM),
    has('bed') && fill(`${lines(at(floor))}Z`, '#14181c'),
  ];
}

/** Draws the painted body with its doors, and the end of the car that is seen. */
export const drawBody = (solid: Solid, outlines: Outlines, style: CarStyle): (string | false)[] => [
  ...drawFlank(solid, outlines),
  ...drawHood(solid, outlines),
  ...drawDoors(solid),
  ...drawEnd(solid, style),
];

/** A strip along the side, between two heights. */
function strip(
  { at, side }: Solid,
  [low, high]: readonly [number, number],
  from: number,
  to: number,
): string {
  const xs = steps(from, to, 10);
  return `${lines(at(xs.map((x) => side(x, low))))}${lines(at([...xs].reverse().map((x) => side(x, high)))).replace('M', 'L')}Z`;
}

function drawFlank(solid: Solid, outlines: Outlines): string[] {
  const { at, side, edge, has, clearance, length, depth, lean, car } = solid;
  const outline = bodyOutline(solid, outlines);
  const isClad = has('clad') || has('bed');
  const skirt = strip(solid, [clearance - 20, clearance + (isClad ? 110 : 60)], depth + lean, length - 20);
  const crease = lines(placeLine(solid, 'body', car.crease));
  return [
    fill(
      outline,
      'currentColor',
      ' stroke="#000" stroke-opacity=".38" stroke-width="1" stroke-linejoin="round"',
    ),
    '<g clip-path="url(#body)">',
    `<g mask="url(#flank)">`,
    fill(
      `${lines(at(steps(depth * 0.3, length + 40, 10).map((x) => side(x, edge(x) + 20))))}${lines(at(steps(length + 40, depth * 0.3, 10).map((x) => side(x, clearance - 20)))).replace('M', 'L')}Z`,
      'url(#fall)',
    ),
    '</g>',
    `<path d="${outline}" fill="url(#chin)" />`,
    `<path d="${outline}" fill="url(#turn)" />`,
    fill(skirt, DARK, isClad ? undefined : ' fill-opacity=".85"'),
    stroke(crease, '#fff', 1, ' stroke-opacity=".34"'),
    stroke(crease, '#000', 0.8, ' stroke-opacity=".22" transform="translate(0 1.3)"'),
    '</g>',
  ];
}

/** Draws the hood, or the lid of the trunk. */
function drawHood(solid: Solid, { high, cowl }: Outlines): (string | false)[] {
  const { at, side, edge, has, isFront, half, base, top, depth, lean } = solid;
  const corner = depth + lean;
  const nearEdge = steps(corner + 15, Math.max(corner + 60, base.x + 70), 6).map((x) => side(x, edge(x)));
  const farEdge = (base.x > corner ? steps(base.x, corner, 5) : []).map((x): Point3 => {
    const [sx, sy, sz] = side(x, edge(x));
    return [sx, sy + 8, -sz];
  });
  const hood = `${curve(at(high))}${curve(at(nearEdge), 'L')}${curve(at([...cowl].reverse()), 'L')}${curve(at(farEdge), 'L')}Z`;
  const fold = (part: number): string =>
    stroke(
      curve(
        at(
          [0.06, 0.4, 0.75, 0.97].map(
            (go): Point3 => [
              between(120, base.x, go),
              between(top - 6, base.y + 12, go ** 0.8),
              half * part * between(1.05, 1.25, go),
            ],
          ),
        ),
      ),
      '#000',
      0.9,
      ' stroke-opacity=".22"',
    );
  const hasLid = isFront || !has('bed');
  return [
    hasLid && fill(hood, 'currentColor'),
    hasLid && fill(hood, 'url(#hood)', `${SEAM} stroke-linejoin="round"`),
    isFront && [-0.5, 0.5].map(fold).join(''),
  ];
}

function drawDoors(solid: Solid): string[] {
  const { at, side, isFront, car } = solid;
  return [
    ...car.doors.map((door) =>
      stroke(rounded(placeOutline(solid, 'body', door)), '#000', 0.9, ' stroke-opacity=".5"'),
    ),
    ...car.handles.map((handle) => {
      const [x, y] = solid.fromLayout(handle);
      const end = x + (isFront ? 150 : -150);
      const shadow = lines(at([side(x, y), side(end, y + 4)]));
      const grip = lines(at([side(x, y + 8), side(end, y + 12)]));
      return (
        stroke(shadow, '#000', 2.6, ' stroke-opacity=".4" stroke-linecap="round"') +
        stroke(grip, 'currentColor', 1.8, ' stroke-linecap="round"')
      );
    }),
  ];
}

/** Draws the bumper, the lights, and what else is on the end that is seen. */
function drawEnd(solid: Solid, style: CarStyle): (string | false)[] {
  const { has, isFront, clearance, top, depth, axles } = solid;
  const isClad = has('clad') || has('bed');
  const details = faceOf(solid);
  const bumper = [clearance - 20, clearance + (isFront ? 0.2 : 0.33) * (top - clearance)] as const;
  const apron = [
    [-1, 0.13],
    [1, 0.14],
    [1, -0.1],
    [-1, -0.1],
  ].map(([a, b]) => [a ?? 0, (b ?? 0) * (has('clad') ? 1.5 : 0.55)] as const);
  return [
    '<g clip-path="url(#body)">',
    isClad && fill(strip(solid, bumper, depth * 0.8, axles[0]), has('bed') && !isFront ? '#b9c0c7' : DARK),
    isFront && fill(details.shape(apron, 0), DARK, isClad ? '' : ' fill-opacity=".85"'),
    ...(isFront ? frontDetails(details, style) : rearDetails(details, style, solid)),
    '</g>',
  ];
}

/** Draws the mirror of the near side. */
export function drawMirror({ project, fromLayout, half, unit, car }: Solid): string {
  const [x, y] = fromLayout(car.mirror[1] ?? [0, 0]);
  const [mx, my] = project([x, y - 60, half * 1.04]);
  const by = (...sizes: readonly number[]) => sizes.map((size) => round1(size * unit)).join(' ');
  return `<path d="M${round1(mx - 60 * unit)} ${round1(my + 40 * unit)}q${by(-30, -140, 90, -150)}q${by(130, 0, 120, 90)}q${by(-10, 70, -80, 70)}z" fill="currentColor" stroke="#000" stroke-opacity=".5" stroke-width=".8" />`;
}
