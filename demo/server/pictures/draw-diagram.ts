import { ADVISORIES } from '../../shared/inspection.js';
import type { CarShape } from './car-shape.js';
import { draw, layOut, rounded } from './lay-out.js';
import { round1 } from './round.js';
import { widthOf } from './solid.js';

/**
 * Draws a car's outline from above and from its left side, with a numbered mark for each finding of an inspection, in a
 * box of 400 by 200. Marks of what has no place on the body, such as a missing key, are in a row at the end.
 * @param findings indexes in `ADVISORIES`, in the order of their numbers
 */
export function drawDiagram(shape: CarShape, paint: string, findings: readonly number[]): string {
  const car = layOut(shape);
  const { length, front, wheelbase, screen, roof, rear, deck, wheel, round } = shape;
  const isBed = car.has('bed');
  const wide = widthOf(length);
  const scale = Math.min(300 / Math.max(length, 4_600), 170 / (wide + shape.height));
  // Papers and keys aren't on the car.
  const hasAside = findings.some((finding) => ADVISORIES[finding]?.[0] === 'papers');
  const left = ((hasAside ? 340 : 380) - length * scale) / 2 + 10;
  const x = (mm: number): number => round1(left + mm * scale);
  const half = (wide / 2) * scale;
  const middle = 11 + half;
  const z = (part: number): number => round1(middle + part * half);
  const nose = 12 + 22 * round;
  const body = `M${x(0) + nose} ${z(-1)}H${round1(x(length) - 16)}Q${x(length)} ${z(-0.98)} ${x(length)} ${z(-0.6)}V${z(0.6)}Q${x(length)} ${z(0.98)} ${round1(x(length) - 16)} ${z(1)}H${x(0) + nose}Q${x(0)} ${z(0.9)} ${x(0)} ${z(0.45)}V${z(-0.45)}Q${x(0)} ${z(-0.9)} ${x(0) + nose} ${z(-1)}Z`;
  const pane = (a: number, b: number, wideA: number, wideB: number, bow: number): string =>
    `M${x(a)} ${z(-wideA)}Q${round1(x(a) - bow)} ${z(0)} ${x(a)} ${z(wideA)}L${x(b)} ${z(wideB)}Q${round1(x(b) - bow * 0.6)} ${z(0)} ${x(b)} ${z(-wideB)}Z`;
  const lastGlass = isBed ? deck - 40 : deck;
  const sideGlass = (at: number) =>
    `M${x(screen + 220)} ${z(at * 0.93)}L${x(roof + 60)} ${z(at * 0.77)}H${x(rear - 80)}L${x(lastGlass - 60)} ${z(at * 0.93)}Z`;
  const ink = 'stroke="#334155" stroke-width="1.1" stroke-linejoin="round"';
  const glass = `fill="#9fb3c4" ${ink}`;
  const split = front + wheelbase * 0.47;
  // The side view is laid out for a box of 400 wide.
  const small = (scale * length) / (car.x(length) - car.x(0));
  const down = 192 - 172 * small;
  const across = left - car.x(0) * small;
  const sideY = (mm: number): number =>
    round1((172 - mm * ((car.x(length) - car.x(0)) / length)) * small + down);
  const belt = sideY(car.belt - 180);
  const place: Readonly<Record<string, readonly [number, number]>> = {
    'body-1': [x(screen * 0.55), z(0)],
    'body-4': [x(split - 250), belt],
    'body-6': [x(Math.min(length - 420, front + wheelbase + 380)), z(-0.86)],
    'body-10': [x(split), sideY(270)],
    'body-11': [x(split + 420), belt],
    'glass-0': [x((screen + roof) / 2 + 60), z(0.28)],
    'glass-7': [x(190), z(0.66)],
    'tires-0': [x(front), sideY(wheel / 2)],
    'tires-3': [x(front + wheelbase), sideY(wheel / 2)],
    'tires-6': [x(front + wheelbase), sideY(wheel * 0.98)],
    'under-2': [x(front), z(0.42)],
    'under-11': [x((rear + front + wheelbase) / 2 - 250), z(0.5)],
    'brakes-0': [x(front), z(-0.8)],
    'brakes-4': [x(front + wheelbase), z(-0.74)],
    'engine-2': [x(screen * 0.42), z(-0.4)],
    'engine-8': [x(screen * 0.8), z(0.5)],
    'battery-9': [x(front + wheelbase / 2), z(0.1)],
    'electrics-0': [x(screen * 0.3), z(0.3)],
    'electrics-12': [x(screen + 420), z(-0.5)],
    'cabin-0': [x(split - 120), z(0.4)],
    'cabin-3': [x(split - 100), z(-0.42)],
    'road-11': [x(length - 300), z(0.1)],
  };
  // A number is at least 11 pixels high in a picture of 340 pixels, the width of a phone.
  const [radius, diamond, fontSize, apart] = [11, 13, 13, 24];
  const taken: (readonly [number, number])[] = [];
  const marks = findings.flatMap((finding, index) => {
    const advisory = ADVISORIES[finding];
    if (advisory === undefined) return [];
    const [area, point, note] = advisory;
    let [px, py] = place[`${area}-${point}`] ?? [374, 28];
    while (taken.some(([tx, ty]) => Math.hypot(tx - px, ty - py) < apart)) {
      if (px > 350) py += apart;
      else px += apart;
    }
    taken.push([px, py]);
    const isDeep = note === 'rust' || note === 'seep' || note === 'pads' || note === 'tread';
    return [
      isDeep
        ? `<path d="M${px} ${py - diamond}L${px + diamond} ${py}L${px} ${py + diamond}L${px - diamond} ${py}Z" fill="#b45309" stroke="#fff" stroke-width="1.5" />`
        : `<circle cx="${px}" cy="${py}" r="${radius}" fill="#1d4ed8" stroke="#fff" stroke-width="1.5" />`,
      `<text x="${px}" y="${py}" fill="#fff" font-family="system-ui,sans-serif" font-size="${fontSize}" font-weight="700" text-anchor="middle" dominant-baseline="central">${index + 1}</text>`,
    ];
  });
  return draw([
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" color="${paint}">`,
    '<rect x=".5" y=".5" width="399" height="199" rx="10" fill="#f4f6f8" stroke="#d5dbe1" />',
    `<path d="M12 ${round1(middle + half + 5)}H${hasAside ? 340 : 388}" stroke="#cbd5e1" stroke-dasharray="3 4" />`,
    hasAside && '<path d="M350 14V186" stroke="#cbd5e1" />',
    ...[front, front + wheelbase].flatMap((at) =>
      [-1, 1].map(
        (side) =>
          `<rect x="${round1(x(at) - (wheel * scale) / 2)}" y="${round1(z(side) - 4.5)}" width="${round1(wheel * scale)}" height="9" rx="3" fill="#1c2127" />`,
      ),
    ),
    `<path d="${body}" fill="currentColor" fill-opacity=".5" ${ink} />`,
    `<path d="M${x(screen - 60)} ${z(-0.86)}Q${round1(x(screen * 0.2))} ${z(-0.72)} ${x(120)} ${z(-0.5)}M${x(screen - 60)} ${z(0.86)}Q${round1(x(screen * 0.2))} ${z(0.72)} ${x(120)} ${z(0.5)}" fill="none" stroke="#334155" stroke-opacity=".6" />`,
    `<path d="${pane(screen, roof, 0.84, 0.7, 9)}" ${glass} />`,
    `<path d="${pane(rear, Math.min(deck, length - 60), 0.7, 0.8, -6)}" ${glass} />`,
    `<path d="${sideGlass(-1)}${sideGlass(1)}" ${glass} />`,
    ...[-1, 1].map(
      (side) =>
        `<path d="M${x(split)} ${z(side)}V${z(side * 0.77)}M${x(screen + 140)} ${z(side)}V${z(side * 0.92)}M${x(Math.min(lastGlass, front + wheelbase + 60))} ${z(side)}V${z(side * 0.9)}" stroke="#334155" stroke-opacity=".7" />`,
    ),
    isBed
      ? `<rect x="${x(deck + 40)}" y="${z(-0.82)}" width="${round1((length - deck - 160) * scale)}" height="${round1(half * 1.64)}" rx="4" fill="#cbd5e1" ${ink} />`
      : '',
    ...[-1, 1].map(
      (side) =>
        `<path d="M${x(screen + 260)} ${z(side)}l6 ${side * 7}h8v${side * -7}z" fill="#e2e8f0" ${ink} />`,
    ),
    `<g transform="matrix(${round1(small * 100) / 100} 0 0 ${round1(small * 100) / 100} ${round1(across)} ${round1(down)})">`,
    `<path d="${rounded(car.outline)}${car.underside}Z" fill="currentColor" fill-opacity=".5" ${ink} />`,
    `<path d="${rounded(car.glass)}Z" ${glass} />`,
    ...car.doors.map(
      (door) => `<path d="${rounded(door)}" fill="none" stroke="#334155" stroke-opacity=".7" />`,
    ),
    ...car.axles.map(
      (at) =>
        `<circle cx="${round1(at)}" cy="${round1(car.axleY)}" r="${round1(car.wheel)}" fill="#1c2127" /><circle cx="${round1(at)}" cy="${round1(car.axleY)}" r="${round1(car.wheel * 0.62)}" fill="#cbd5e1" />`,
    ),
    '</g>',
    ...marks,
    '</svg>',
  ]);
}
