import type { CarShape, Feature } from './car-shape.js';
import { round1 } from './round.js';

export type Point = readonly [x: number, y: number];
/** A point of an outline and its corner radius. */
export type Corner = readonly [x: number, y: number, radius: number];

/** Drawing units per millimeter, the same for all cars so that a van is taller than a coupe. */
const UNITS_PER_MM = 0.07;
const GROUND = 172;
/** The room in the box for a car's length. */
const MOST_WIDTH = 378;

/** Joins the parts of a drawing, skipping those that it doesn't have. */
export const draw = (parts: readonly (string | false)[]): string =>
  `${parts.filter((part) => part !== false && part !== '').join('\n')}\n`;

/** Returns an open path through corners, each rounded by its radius as far as its neighbors leave room. */
export function rounded(corners: readonly Corner[]): string {
  return corners
    .map(([x, y, radius], at) => {
      const before = corners[at - 1];
      const after = corners[at + 1];
      if (!before) return `M${round1(x)} ${round1(y)}`;
      if (!after || radius === 0) return `L${round1(x)} ${round1(y)}`;
      const towards = ([px, py]: Corner): Point => {
        const distance = Math.hypot(px - x, py - y) || 1;
        const part = Math.min(radius, distance * 0.48) / distance;
        return [round1(x + (px - x) * part), round1(y + (py - y) * part)];
      };
      const [ax, ay] = towards(before);
      const [bx, by] = towards(after);
      return `L${ax} ${ay}Q${round1(x)} ${round1(y)} ${bx} ${by}`;
    })
    .join('');
}

const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Computes the position of every part of a car in its drawing. */
export function layOut(shape: CarShape) {
  const { length, wheelbase, height, front, hood, cowl, screen, roof, rear, drop, deck, deckh } = shape;
  const has = (feature: Feature): boolean => shape.features.includes(feature);
  const scale = Math.min(UNITS_PER_MM, MOST_WIDTH / length);
  const start = (400 - length * scale) / 2;
  const x = (mm: number): number => start + mm * scale;
  const y = (mm: number): number => GROUND - mm * scale;
  const r = (mm: number): number => mm * scale * shape.round;
  const wheel = (shape.wheel / 2) * scale;
  const axleY = GROUND - wheel;
  const arch = wheel * 1.13;
  const axles = [x(front), x(front + wheelbase)] as const;
  const clearance = has('clad') || has('bed') ? 230 : 175;
  const sill = y(clearance);
  const reach = Math.sqrt(Math.max(1, arch ** 2 - (sill - axleY) ** 2));
  const hasBed = has('bed');
  const isEdged = has('edge');
  const tailTop = hasBed ? deckh - 20 : deck > length - 260 ? deckh - 60 : deckh - 40;
  const roofY = height - Math.min(30, drop * 0.35);
  const least = 4 * shape.round + (isEdged ? 0 : 1.4);

  const tail: Corner[] = hasBed
    ? [
        [x(deck), y(deckh), 3],
        [x(length - 40), y(tailTop), 4],
      ]
    : [
        [x(deck), y(deckh), r(190) + least],
        [x(length - 50), y(tailTop), r(110) + 3],
      ];
  const outline: Corner[] = [
    [x(170), sill, 0],
    [x(36), sill - 3, 5],
    [x(0), y(between(clearance, hood, 0.55)), r(170) + 4],
    [x(50 + 60 * shape.round), y(hood - 30), r(230) + least],
    [x(between(0, screen, 0.45)), y(between(hood, cowl, 0.72)), r(500)],
    [x(screen), y(cowl), r(150) + least],
    [x(roof), y(roofY), r(360) + least],
    [x(between(roof, rear, 0.42)), y(height), r(700)],
    [x(rear), y(height - drop), r(460) + least],
    ...tail,
    [x(length), y(between(clearance, tailTop, 0.58)), r(180) + 4],
    [x(length - 40), sill - 5, 6],
    [x(length - 210), sill, 0],
  ];
  const underside = [...axles]
    .reverse()
    .map(
      (at) =>
        `L${round1(at + reach)} ${round1(sill)}A${round1(arch)} ${round1(arch)} 0 1 0 ${round1(at - reach)} ${round1(sill)}`,
    )
    .join('');

  // The windows start one frame below the roof and run from the windshield's pillar to the last one.
  const belt = cowl - 20;
  const beltEnd = Math.max(belt + 25, Math.min(deckh + 20, belt + 90));
  const frame = 62;
  const rearAt = (mm: number): number => {
    const part = (height - drop - mm) / Math.max(1, height - drop - deckh);
    return between(rear, deck, Math.min(1, Math.max(0, part)));
  };
  const pillar = hasBed ? 90 : has('van') ? 130 : deck > length - 330 ? 190 : 250;
  const lastWindow = has('two') ? front + wheelbase * 0.64 + 560 : length;
  const glassEnd = Math.min(rearAt(beltEnd) - pillar, isEdged ? 3900 : lastWindow);
  const top = (mm: number): number => mm - frame;
  const glass: Corner[] = isEdged
    ? [
        [x(screen + 380), y(belt + 10), 1],
        [x(roof - 40), y(top(height)), 1],
        [x(roof + 330), y(top(height) - 40), 1],
        [x(3900), y(belt + 120), 1],
        [x(3850), y(belt + 20), 1],
      ]
    : [
        [x(screen + 270), y(belt), 3],
        [x(roof + 90), y(top(roofY) + 4), r(210) + 2],
        [x(between(roof, rear, 0.45)), y(top(height) + 8), r(500)],
        [x(Math.min(rear - 50, glassEnd)), y(top(height - drop) + 6), r(330) + 3],
        [x(glassEnd), y(beltEnd), r(60) + 3],
      ];
  glass.push([glass[0]?.[0] ?? 0, glass[0]?.[1] ?? 0, 0]);
  const shield: Corner[] = [
    [x(screen + 40), y(cowl + 12), 0],
    [x(roof - 20), y(roofY - 8), 2],
    [x(roof + 20), y(roofY - 34), 2],
    [x(screen + 150), y(cowl + 6), 0],
  ];
  const lid: Corner[] = [
    [x(screen + 60), y(cowl + 60), 0],
    [x(roof - 60), y(height + 60), 0],
    [x(rear + 200), y(height + 60), 0],
    [x(has('soft') ? deck : rearAt(beltEnd) + 160), y(has('soft') ? deckh : beltEnd + 190), 0],
    [x(glassEnd), y(height - drop - frame), 0],
    [x(roof + 90), y(roofY - frame), 0],
  ];

  const doorSplit = between(front, front + wheelbase, has('two') ? 0.64 : 0.47);
  const doorFront = Math.max(screen + 120, front + shape.wheel * 0.66);
  const rearEdge = front + wheelbase - shape.wheel * 0.62;
  const glassY = (mm: number): number =>
    between(belt, beltEnd, (mm - screen) / Math.max(1, glassEnd - screen));
  const doorLine = (mm: number, lean: number): Corner[] => [
    [x(mm), y(glassY(mm)), 0],
    [x(mm + lean), y(between(glassY(mm), clearance, 0.5)), 14],
    [x(mm + lean * 0.4), sill - 4, 0],
  ];
  const rearDoor: Corner[] = [
    [x(Math.min(glassEnd - 40, rearEdge + 420)), y(glassY(glassEnd)), 0],
    [x(rearEdge + 90), y(between(belt, clearance, 0.34)), 16],
    [x(rearEdge - 40), sill - 4, 0],
  ];
  const middleDoor = doorLine(doorSplit, 10);
  const doors = has('two')
    ? [doorLine(doorFront, -20), middleDoor]
    : [doorLine(doorFront, -20), middleDoor, hasBed ? doorLine(Math.min(deck - 60, rearEdge), 0) : rearDoor];
  const handleY = y(glassY(doorSplit) - 95);
  const handles: Point[] = [
    [x(doorSplit - 60) - 14, handleY],
    ...(has('two') ? [] : [[x(Math.min(glassEnd, rearEdge + 300) - 110) - 12, handleY - 1] as const]),
  ];
  const line = (mm: number, lean: number): Point[] => [
    [x(mm - lean), y(height)],
    [x(mm), y(belt - 20)],
  ];
  const rest = glassEnd - doorSplit;
  const pillars = has('two')
    ? [line(Math.min(doorSplit, glassEnd - 120), 60)]
    : [
        line(doorSplit, 14),
        ...(rest > 1_250 || has('van') ? [line(doorSplit + Math.min(rest * 0.56, 1_050), 30)] : []),
        ...(rest <= 1_250 && rest > 760 && !hasBed ? [line(glassEnd - 250, 40)] : []),
      ];
  const seatY = y(between(belt, height, 0.42));
  const seats: Point[] = [
    [x(doorSplit - 330), seatY],
    ...(has('two') || isEdged ? [] : [[x(doorSplit + 560), seatY] as const]),
  ];
  const lampY = between(clearance, hood, 0.88);
  const slim = isEdged ? 24 : 100 + 70 * (1 - shape.round);
  const headlamp: Corner[] = [
    [x(34 + 50 * shape.round), y(lampY), 2],
    [x(430 - 170 * (1 - shape.round)), y(lampY + 44), 4],
    [x(360 - 140 * (1 - shape.round)), y(lampY - slim * 0.45), 5],
    [x(22 + 20 * shape.round), y(lampY - slim), 2],
    [x(34 + 50 * shape.round), y(lampY), 0],
  ];
  const lampTop = tailTop - (hasBed ? 60 : 40);
  const tall = hasBed || has('spare') || has('van') ? 280 : 110;
  const wide = tall > 200 ? 90 : 300;
  const taillamp: Corner[] = [
    [x(length - 18), y(lampTop), 2],
    [x(length - wide), y(lampTop + 6), 3],
    [x(length - wide + 20), y(lampTop - tall * 0.6), 3],
    [x(length - 6), y(lampTop - tall), 2],
    [x(length - 18), y(lampTop), 0],
  ];
  const mirrorX = screen + 330;
  const mirror: Corner[] = [
    [x(mirrorX + 20), y(belt + 30), 0],
    [x(mirrorX - 10), y(belt + 125), 4],
    [x(mirrorX + 190), y(belt + 105), 5],
    [x(mirrorX + 170), y(belt + 40), 3],
    [x(mirrorX + 20), y(belt + 30), 0],
  ];
  return {
    ...{ x, y, axles, axleY, wheel, arch, sill, has, outline, underside, glass, belt, pillars, seats },
    ...{ doors, handles, headlamp, taillamp, mirror, screen: shield, top: lid },
    sillOfGlass: [
      [x(screen + 280), y(belt) + 1],
      [x(glassEnd - 10), y(beltEnd) + 1],
    ] as Point[],
    crease: [
      [x(doorFront - 60), y(belt - 130)],
      [x(length - 200), y(Math.min(tailTop, beltEnd) - 110)],
    ] as Point[],
    bumpers: [
      [
        [x(-20), y(clearance + 190), 0],
        [x(300), y(clearance + 150), 6],
        [x(400), y(clearance + 40), 4],
        [x(380), y(clearance - 40), 0],
        [x(-20), y(clearance - 40), 0],
      ],
      [
        [x(length + 20), y(clearance + 170), 0],
        [x(length - 330), y(clearance + 120), 6],
        [x(length - 420), y(clearance - 40), 0],
        [x(length + 20), y(clearance - 40), 0],
      ],
    ] as Corner[][],
    flank: [
      [x(0), y(belt - 260)],
      [x(length), y(beltEnd - 190)],
      [x(length), y(clearance)],
      [x(0), y(clearance)],
    ] as Point[],
    spoiler: [
      [x(deck - 30), y(deckh + 4)],
      [x(length - 130), y(tailTop + 78)],
      [x(length - 40), y(tailTop + 84)],
    ] as Point[],
  };
}
