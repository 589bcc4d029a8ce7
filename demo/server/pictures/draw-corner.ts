import { between, curve, lines, onPlane, type Point3, steps } from './camera.js';
import type { CarShape } from './car-shape.js';
import type { CarStyle } from './car-style.js';
import { cornerLight } from './corner-light.js';
import { cornerPaths, DARK, round1 } from './corner-paths.js';
import { frontDetails } from './front-details.js';
import { draw, rounded } from './lay-out.js';
import { fill, stroke } from './paths.js';
import { rearDetails } from './rear-details.js';
import type { End } from './solid.js';
import { wheelOf } from './wheels.js';

/**
 * Draws a car from one of its corners, on its left side, in a box of 400 by 200. The paint uses `currentColor`.
 * @param paint the color of the paint, as a hex string such as `#1d4ed8`
 * @returns the text of an SVG file
 */
export function drawCorner(shape: CarShape, style: CarStyle, end: End, paint: string): string {
  const paths = cornerPaths(shape, style, end);
  const {
    solid,
    isBed,
    hasLid,
    cowl,
    brow,
    nearRidge,
    body,
    cabin,
    screen,
    roof,
    crest,
    hood,
    mapped,
    mappedLine,
    glass,
    nearX,
    farX,
    tailX,
    shoulder,
    floor,
    roofTop,
    hoodNear,
    glassFoot,
    archRadius,
    arch,
    tire,
    wheels,
    skirt,
    strip,
    topPaint,
    details,
    deck,
    bedFloor,
    seatRow,
    mx,
    my,
    m,
    gleam,
  } = paths;
  const { project, at, side, face, edge, has, clearance, half, length, axles, wheel, isFront, car } = solid;
  return draw([
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" color="${paint}">`,
    '<defs>',
    ...cornerLight({
      nearX,
      farX,
      tailX,
      shoulder,
      floor,
      roofTop,
      hoodNear,
      glassFoot,
      chin: project(face(0.5, clearance)),
    }),
    `<clipPath id="body"><path d="${body}" /></clipPath>`,
    `<clipPath id="pane"><path d="${glass}" /></clipPath>`,
    `<clipPath id="shield"><path d="${screen}" /></clipPath>`,
    wheelOf(style),
    '</defs>',
    `<circle r="1" fill="url(#ground)" transform="${onPlane(project, [length / 2, 0, 0], [length * 0.57, 0, 0], [0, 0, half * 1.42])}" />`,
    // Below the car: the wheels of the far side, and what is in the dark.
    ...axles.map((x) => fill(`${curve(tire(x, -half * 0.86, wheel))}Z`, '#0b0e12')),
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
    ...axles.flatMap((x) =>
      [0.72, 0.86].map((part) => fill(`${curve(tire(x, half * part, wheel))}Z`, '#0b0e12')),
    ),
    fill(`${lines(at(deck))}Z`, 'currentColor', ' stroke="#000" stroke-opacity=".3" stroke-width=".8"'),
    isBed && fill(`${lines(at(bedFloor))}Z`, '#14181c'),
    // The greenhouse.
    fill(
      cabin,
      'currentColor',
      ' stroke="#000" stroke-opacity=".3" stroke-width=".8" stroke-linejoin="round"',
    ),
    fill(roof, topPaint, ' stroke="#000" stroke-opacity=".3" stroke-width=".8" stroke-linejoin="round"'),
    fill(crest, topPaint, ''),
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
    fill(screen, 'url(#screen)', ' stroke="#0a0e13" stroke-width="1.4" stroke-linejoin="round"'),
    `<g clip-path="url(#shield)">`,
    fill(gleam(0.3, 0.52), '#fff', ' fill-opacity=".13"'),
    fill(gleam(0.57, 0.62), '#fff', ' fill-opacity=".13"'),
    isFront
      ? stroke(
          curve(at(cowl.map(([x, y, z]): Point3 => [x + 40, y + 40, z]))),
          '#0a0e13',
          2.6,
          ' stroke-opacity=".7"',
        )
      : stroke(curve(at(brow.map(([x, y, z]): Point3 => [x - 60, y - 50, z * 0.4]))), '#e2333c', 1.8),
    '</g>',
    fill(glass, 'url(#glass)', ` stroke="#0a0e13" stroke-width="1.6" stroke-linejoin="round"`),
    '<g clip-path="url(#pane)">',
    ...car.seats.map(([sx]) => seatRow(solid.fromLayout([sx, 100])[0])),
    ...car.pillars.map((pillar) => stroke(lines(mappedLine(pillar, true)), '#0a0e13', 3.2)),
    '</g>',
    stroke(lines(mappedLine(car.sillOfGlass, true)), style.chrome, 1.2, ' stroke-linecap="round"'),
    // The body.
    fill(
      body,
      'currentColor',
      ' stroke="#000" stroke-opacity=".38" stroke-width="1" stroke-linejoin="round"',
    ),
    '<g clip-path="url(#body)">',
    `<g mask="url(#flank)">`,
    fill(
      `${lines(at(steps(solid.depth * 0.3, length + 40, 10).map((x) => side(x, edge(x) + 20))))}${lines(at(steps(length + 40, solid.depth * 0.3, 10).map((x) => side(x, clearance - 20)))).replace('M', 'L')}Z`,
      'url(#fall)',
    ),
    '</g>',
    `<path d="${body}" fill="url(#chin)" />`,
    `<path d="${body}" fill="url(#turn)" />`,
    has('clad') || isBed
      ? fill(strip(clearance - 20, clearance + skirt), DARK)
      : fill(strip(clearance - 20, clearance + skirt), DARK, ' fill-opacity=".85"'),
    stroke(lines(mappedLine(car.crease, false)), '#fff', 1, ' stroke-opacity=".34"'),
    stroke(
      lines(mappedLine(car.crease, false)),
      '#000',
      0.8,
      ' stroke-opacity=".22" transform="translate(0 1.3)"',
    ),
    '</g>',
    hasLid && fill(hood, 'currentColor'),
    hasLid &&
      fill(
        hood,
        'url(#hood)',
        ' stroke="#000" stroke-opacity=".3" stroke-width=".8" stroke-linejoin="round"',
      ),
    isFront &&
      [-0.5, 0.5]
        .map((part) =>
          stroke(
            curve(
              at(
                [0.06, 0.4, 0.75, 0.97].map(
                  (go): Point3 => [
                    between(120, solid.base.x, go),
                    between(solid.top - 6, solid.base.y + 12, go ** 0.8),
                    half * part * between(1.05, 1.25, go),
                  ],
                ),
              ),
            ),
            '#000',
            0.9,
            ' stroke-opacity=".22"',
          ),
        )
        .join(''),
    ...car.doors.map((door) => stroke(rounded(mapped(door, false)), '#000', 0.9, ' stroke-opacity=".5"')),
    ...car.handles.map(([hx, hy]) => {
      const [x, y] = solid.fromLayout([hx, hy]);
      return (
        stroke(
          lines(at([side(x, y), side(x + (isFront ? 150 : -150), y + 4)])),
          '#000',
          2.6,
          ' stroke-opacity=".4" stroke-linecap="round"',
        ) +
        stroke(
          lines(at([side(x, y + 8), side(x + (isFront ? 150 : -150), y + 12)])),
          'currentColor',
          1.8,
          ' stroke-linecap="round"',
        )
      );
    }),
    '<g clip-path="url(#body)">',
    (has('clad') || isBed) &&
      fill(
        strip(
          clearance - 20,
          clearance + (isFront ? 0.2 : 0.33) * (solid.top - clearance),
          solid.depth * 0.8,
          axles[0],
        ),
        isBed && !isFront ? '#b9c0c7' : DARK,
      ),
    isFront &&
      fill(
        details.shape(
          [
            [-1, 0.13],
            [1, 0.14],
            [1, -0.1],
            [-1, -0.1],
          ].map(([a, b]) => [a ?? 0, (b ?? 0) * (has('clad') ? 1.5 : 0.55)] as const),
          0,
        ),
        DARK,
        has('clad') || isBed ? '' : ' fill-opacity=".85"',
      ),
    ...(isFront ? frontDetails(details, style) : rearDetails(details, style, solid)),
    '</g>',
    ...axles.flatMap((x) => [
      has('clad') && fill(`${curve(arch(x, archRadius + 62))}Z`, DARK),
      fill(`${curve(arch(x, archRadius))}Z`, '#07090c'),
      !has('clad') && stroke(curve(arch(x, archRadius + 10)), '#fff', 1.1, ' stroke-opacity=".22"'),
    ]),
    ...wheels,
    `<path d="M${round1(mx - 60 * m)} ${round1(my + 40 * m)}q${round1(-30 * m)} ${round1(-140 * m)} ${round1(90 * m)} ${round1(-150 * m)}q${round1(130 * m)} 0 ${round1(120 * m)} ${round1(90 * m)}q${round1(-10 * m)} ${round1(70 * m)} ${round1(-80 * m)} ${round1(70 * m)}z" fill="currentColor" stroke="#000" stroke-opacity=".5" stroke-width=".8" />`,
    '</svg>',
  ]);
}
