import { between, curve, lines, type Point3, steps } from './camera.js';
import type { CarStyle } from './car-style.js';
import { placeLine, placeOutline } from './corner-layout.js';
import type { Outlines } from './corner-outlines.js';
import { rounded } from './lay-out.js';
import { fill, stroke } from './paths.js';
import { round1 } from './round.js';
import type { Solid } from './solid.js';

const SEAM = ' stroke="#000" stroke-opacity=".3" stroke-width=".8" stroke-linejoin="round"';

/** The outline of the side windows. */
export const sideGlass = (solid: Solid): string =>
  `${rounded(placeOutline(solid, 'glass', solid.car.glass))}Z`;

/** The outline of the windshield, or of the rear window. */
export const screenGlass = ({ at }: Solid, { cowl, brow }: Outlines): string =>
  `${curve(at(cowl))}${curve(at([...brow].reverse()), 'L')}Z`;

/** Draws the cabin, its roof, and its windows. */
export const drawGreenhouse = (solid: Solid, outlines: Outlines, style: CarStyle): (string | false)[] => [
  fill(cabin(solid, outlines), 'currentColor', SEAM),
  ...drawRoof(solid, outlines, style),
  ...drawScreen(solid, outlines),
  fill(sideGlass(solid), 'url(#glass)', ` stroke="#0a0e13" stroke-width="1.6" stroke-linejoin="round"`),
  '<g clip-path="url(#pane)">',
  ...solid.car.seats.map(([x]) => seatRow(solid, solid.fromLayout([x, 100])[0])),
  ...solid.car.pillars.map((pillar) => stroke(lines(placeLine(solid, 'glass', pillar)), '#0a0e13', 3.2)),
  '</g>',
  stroke(
    lines(placeLine(solid, 'glass', solid.car.sillOfGlass)),
    style.chrome,
    1.2,
    ' stroke-linecap="round"',
  ),
];

function cabin({ at, side, pane, edge, base, farBase, length }: Solid, outlines: Outlines): string {
  const { cowl, brow, nearRidge } = outlines;
  const top = [cowl.at(-1), brow.at(-1), ...nearRidge.slice(1), pane(farBase.x, farBase.y - 10)].flatMap(
    (point) => (point ? [point] : []),
  );
  const belt = steps(base.x + 60, Math.min(length - 60, farBase.x), 8).map((x) => side(x, edge(x) - 10));
  return `${lines(at(top))}${lines(at([...belt].reverse())).replace('M', 'L')}Z`;
}

function topPaint({ has }: Solid, { darkRoof }: CarStyle): string {
  if (darkRoof) return '#15191d';
  if (has('lid')) return '#e9ecef';
  return has('soft') ? '#1d2126' : 'currentColor';
}

function drawRoof(solid: Solid, outlines: Outlines, style: CarStyle): (string | false)[] {
  const { at, has } = solid;
  const { brow, nearRidge, farRidge, middleRidge, farTopCorner } = outlines;
  const to = (point: Point3) => `L${at([point]).flat().map(round1).join(' ')}`;
  const roof = `${curve(at(brow))}${curve(at(nearRidge), 'L')}${to(farTopCorner)}${curve(at([...farRidge].reverse()), 'L')}Z`;
  const crest = `${curve(at([brow[4] ?? farTopCorner, ...middleRidge]))}${to(nearRidge.at(-1) ?? farTopCorner)}${curve(at([...nearRidge].reverse()), 'L')}Z`;
  const paint = topPaint(solid, style);
  return [
    fill(roof, paint, SEAM),
    fill(crest, paint, ''),
    fill(roof, 'url(#top)'),
    fill(crest, 'url(#top)', ' fill-opacity=".6"'),
    has('rails') &&
      stroke(
        curve(at(nearRidge.map(([x, y, z]): Point3 => [x, y + 38, z * 0.97]))),
        '#2b3138',
        2.2,
        ' stroke-linecap="round"',
      ),
    style.darkRoof && stroke(curve(at(nearRidge)), '#15191d', 3.2),
  ];
}

function drawScreen(solid: Solid, outlines: Outlines): string[] {
  const { at, isFront, crown, base } = solid;
  const { cowl, brow } = outlines;
  const gleam = (from: number, to: number): string => {
    const across = (line: readonly Point3[], part: number) =>
      between(line.at(0)?.[2] ?? 0, line.at(-1)?.[2] ?? 0, part);
    const pane = lines(
      at([
        [crown.x, crown.y, across(brow, from)],
        [crown.x, crown.y, across(brow, to)],
        [base.x, base.y, across(cowl, to - 0.22)],
        [base.x, base.y, across(cowl, from - 0.22)],
      ]),
    );
    return fill(`${pane}Z`, '#fff', ' fill-opacity=".13"');
  };
  const wiper = cowl.map(([x, y, z]): Point3 => [x + 40, y + 40, z]);
  const brakeLight = brow.map(([x, y, z]): Point3 => [x - 60, y - 50, z * 0.4]);
  return [
    fill(
      screenGlass(solid, outlines),
      'url(#screen)',
      ' stroke="#0a0e13" stroke-width="1.4" stroke-linejoin="round"',
    ),
    `<g clip-path="url(#shield)">`,
    gleam(0.3, 0.52),
    gleam(0.57, 0.62),
    isFront
      ? stroke(curve(at(wiper)), '#0a0e13', 2.6, ' stroke-opacity=".7"')
      : stroke(curve(at(brakeLight)), '#e2333c', 1.8),
    '</g>',
  ];
}

function seatRow({ project, belt, half, unit }: Solid, x: number): string {
  const [sx, sy] = project([x, belt + 40, half * 0.35]);
  const [left, top] = [round1(sx - 150 * unit), round1(sy + 60 * unit)];
  return `<path d="M${left} ${top}q${round1(20 * unit)} ${round1(-300 * unit)} ${round1(130 * unit)} ${round1(-330 * unit)}q${round1(120 * unit)} ${round1(10 * unit)} ${round1(150 * unit)} ${round1(330 * unit)}z" fill="#05080b" fill-opacity=".55" />`;
}
