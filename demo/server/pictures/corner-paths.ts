import { between, curve, lines, onPlane, type Point3, steps } from './camera.js';
import type { CarShape } from './car-shape.js';
import type { CarStyle } from './car-style.js';
import { outlinesOf } from './corner-outlines.js';
import { faceOf } from './face.js';
import { type Corner, type Point, rounded } from './lay-out.js';
import { type End, solidOf } from './solid.js';

/** The dark of unpainted plastic. */
export const DARK = '#1c2127';

export const round1 = (value: number): number => Math.round(value * 10) / 10;

/** Returns the paths of a car as it is seen from one of its corners, and what places others on its surfaces. */
export function cornerPaths(shape: CarShape, style: CarStyle, end: End) {
  const solid = solidOf(shape, end);
  const { project, at, side, pane, edge, face, has, clearance, half, length, axles, wheel, isFront, car } =
    solid;
  const lines_ = outlinesOf(solid);
  const { cowl, brow, ridge } = lines_;
  const isBed = has('bed');
  const hasLid = isFront || !isBed;
  const body = `${curve(at(lines_.low))}${curve(at(lines_.lowSide), 'L')}${curve(at(lines_.tail), 'L')}${curve(
    at([...lines_.highSide].reverse()),
    'L',
  )}${curve(at([...lines_.high].reverse()), 'L')}Z`;
  const nearRidge = ridge(solid.roofHalf, 24);
  const farRidge = ridge(-solid.roofHalf, 24);
  const middleRidge = ridge(0, 0);
  const lastBase: Point3 = pane(solid.farBase.x, solid.farBase.y - 10);
  const flankTop = [cowl.at(-1), brow.at(-1), ...nearRidge.slice(1), lastBase].flatMap((point) =>
    point ? [point] : [],
  );
  const beltLine = steps(solid.base.x + 60, Math.min(length - 60, solid.farBase.x), 8).map((x) =>
    side(x, edge(x) - 10),
  );
  const cabin = `${lines(at(flankTop))}${lines(at([...beltLine].reverse())).replace('M', 'L')}Z`;
  const screen = `${curve(at(cowl))}${curve(at([...brow].reverse()), 'L')}Z`;
  const farTopCorner = farRidge.at(-1) ?? [0, 0, 0];
  const roof = `${curve(at(brow))}${curve(at(nearRidge), 'L')}L${at([farTopCorner]).flat().map(round1).join(' ')}${curve(at([...farRidge].reverse()), 'L')}Z`;
  const crest = `${curve(at([brow[4] ?? farTopCorner, ...middleRidge]))}L${at([
    nearRidge.at(-1) ?? farTopCorner,
  ])
    .flat()
    .map(round1)
    .join(' ')}${curve(at([...nearRidge].reverse()), 'L')}Z`;
  const hood = `${curve(at(lines_.high))}${curve(at(steps(solid.depth + solid.lean + 15, Math.max(solid.depth + solid.lean + 60, solid.base.x + 70), 6).map((x) => side(x, edge(x)))), 'L')}${curve(at([...cowl].reverse()), 'L')}${curve(
    at(
      (solid.base.x > solid.depth + solid.lean ? steps(solid.base.x, solid.depth + solid.lean, 5) : []).map(
        (x): Point3 => {
          const [sx, sy, sz] = side(x, edge(x));
          return [sx, sy + 8, -sz];
        },
      ),
    ),
    'L',
  )}Z`;
  const mapped = (points: readonly Corner[], onGlass: boolean): Corner[] =>
    points.map(([X, Y, radius]) => {
      const [x, y] = solid.fromLayout([X, Y]);
      const [px, py] = project(onGlass ? pane(x, y) : side(x, y));
      return [px, py, radius * 0.9];
    });
  const mappedLine = (points: readonly Point[], onGlass: boolean): Point[] =>
    points.map((point) => {
      const [x, y] = solid.fromLayout(point);
      return project(onGlass ? pane(x, y) : side(x, y));
    });
  const glass = `${rounded(mapped(car.glass, true))}Z`;
  const [nearX] = project(face(0.82, clearance + 300));
  const [farX] = project(face(-1, clearance + 300));
  const [tailX] = project(side(length, clearance + 300));
  const shoulder = project(side(length * 0.45, edge(length * 0.45)));
  const floor = project(side(length * 0.45, clearance));
  const roofTop = project(middleRidge[3] ?? farTopCorner);
  const hoodNear = project(face(0, solid.top));
  const glassFoot = project(cowl[4] ?? farTopCorner);
  const archRadius = wheel * 1.13;
  const arch = (x: number, radius: number): Point[] => {
    const sink = Math.asin(Math.max(-1, Math.min(1, (clearance - 30 - wheel) / radius)));
    return steps(sink, Math.PI - sink, 12).map((angle) =>
      project([x + Math.cos(angle) * radius, wheel + Math.sin(angle) * radius, half * 0.995]),
    );
  };
  const tire = (x: number, z: number, radius: number): Point[] =>
    steps(0, 2 * Math.PI, 16).map((angle) =>
      project([x + Math.cos(angle) * radius, wheel + Math.sin(angle) * radius, z]),
    );
  const wheels = axles.map((x) => {
    const place = onPlane(project, [x, wheel, half * 0.97], [wheel / 137, 0, 0], [0, -wheel / 137, 0]);
    return `<use href="#wheel" transform="${place}" />`;
  });
  const skirt = has('clad') || isBed ? 110 : 60;
  const strip = (low: number, high: number, from = solid.depth + solid.lean, to = length - 20): string => {
    const xs = steps(from, to, 10);
    return `${lines(at(xs.map((x) => side(x, low))))}${lines(at([...xs].reverse().map((x) => side(x, high)))).replace('M', 'L')}Z`;
  };
  const belt = solid.belt;
  const topPaint = style.darkRoof
    ? '#15191d'
    : has('lid')
      ? '#e9ecef'
      : has('soft')
        ? '#1d2126'
        : 'currentColor';
  const details = faceOf(solid);
  const deckEdge = steps(solid.depth + solid.lean + 15, solid.lastSeen, 10).map((x) => side(x, edge(x) - 4));
  const deck = [...deckEdge, ...deckEdge.map(([x, y, z]): Point3 => [x, y, -z * 0.94]).reverse()];
  const bedFloor: Point3[] = isBed
    ? [
        [isFront ? solid.farBase.x : 110, shape.deckh, half * 0.86],
        [isFront ? length - 90 : solid.base.x, shape.deckh, half * 0.86],
        [isFront ? length - 90 : solid.base.x, shape.deckh, -half * 0.84],
        [isFront ? solid.farBase.x : 110, shape.deckh, -half * 0.84],
      ]
    : [];
  const seatRow = (x: number): string => {
    const [sx, sy] = project([x, belt + 40, half * 0.35]);
    const size = solid.unit;
    return `<path d="M${round1(sx - 150 * size)} ${round1(sy + 60 * size)}q${round1(20 * size)} ${round1(-300 * size)} ${round1(130 * size)} ${round1(-330 * size)}q${round1(120 * size)} ${round1(10 * size)} ${round1(150 * size)} ${round1(330 * size)}z" fill="#05080b" fill-opacity=".55" />`;
  };
  const [mirrorX, mirrorY] = solid.fromLayout(car.mirror[1] ?? [0, 0]);
  const [mx, my] = project([mirrorX, mirrorY - 60, half * 1.04]);
  const m = solid.unit;
  const gleam = (from: number, to: number): string => {
    const top = (part: number) => between(brow.at(0)?.[2] ?? 0, brow.at(-1)?.[2] ?? 0, part);
    const low = (part: number) => between(cowl.at(0)?.[2] ?? 0, cowl.at(-1)?.[2] ?? 0, part);
    return `${lines(
      at([
        [solid.crown.x, solid.crown.y, top(from)],
        [solid.crown.x, solid.crown.y, top(to)],
        [solid.base.x, solid.base.y, low(to - 0.22)],
        [solid.base.x, solid.base.y, low(from - 0.22)],
      ]),
    )}Z`;
  };
  return {
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
  };
}
