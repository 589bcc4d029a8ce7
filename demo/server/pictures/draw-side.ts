import { gradients } from './car-parts.js';
import type { CarShape } from './car-shape.js';
import type { CarStyle } from './car-style.js';
import { draw, layOut, type Point, rounded } from './lay-out.js';
import { wheelOf } from './wheels.js';

const number = (value: number): string => String(Math.round(value * 10) / 10);
const path = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at ? 'L' : 'M'}${number(x)} ${number(y)}`).join('');

/**
 * Draws a car from the side, nose to the left, in a box of 400 by 200. The paint uses `currentColor`.
 * @param paint the color of the paint, as a hex string such as `#1d4ed8`
 * @returns the text of an SVG file
 */
export function drawSide(shape: CarShape, style: CarStyle, paint: string): string {
  const car = layOut(shape);
  const { x, y, axles, wheel, arch, sill, has } = car;
  const outline = rounded(car.outline);
  const body = `${outline}${car.underside}Z`;
  const ends = axles.map((at) => `<circle cx="${number(at)}" cy="${number(car.axleY)}"`);
  const dark = has('clad') ? '#20252b' : '#1c2127';
  const [left, right] = [x(0), x(shape.length)];
  const middle = number((left + right) / 2);
  const span = (right - left) / 2;
  const arches = (extra: number, paint: string) =>
    ends.map((circle) => `${circle} r="${number(arch + extra)}" ${paint} />`).join('');
  return draw([
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" color="${paint}">`,
    '<defs>',
    gradients(y(shape.height), y(car.belt), sill),
    `<clipPath id="body"><path d="${body}" /></clipPath>`,
    `<clipPath id="pane"><path d="${rounded(car.glass)}Z" /></clipPath>`,
    wheelOf(style),
    '</defs>',
    `<ellipse cx="${middle}" cy="172" rx="${number(span + 6)}" ry="8" fill="url(#ground)" />`,
    arches(1, 'fill="#07090c"'),
    `<path d="M${number(axles[0])} ${number(sill - 8)}H${number(axles[1])}V${number(sill + 4)}H${number(axles[0])}Z" fill="#07090c" />`,
    has('spare') &&
      `<rect x="${number(right - 3)}" y="${number(y(1180))}" width="12" height="${number(wheel * 1.9)}" rx="4" fill="#14181d" />`,
    has('rails') &&
      `<path d="${path([
        [x(shape.roof + 160), y(shape.height) + 1],
        [x(shape.roof + 230), y(shape.height) - 3.4],
        [x(shape.rear - 130), y(shape.height - shape.drop * 0.7) - 3.4],
        [x(shape.rear - 40), y(shape.height - shape.drop * 0.9) + 1],
      ])}" fill="none" stroke="#2b3138" stroke-width="2.4" stroke-linejoin="round" />`,
    `<path d="${body}" fill="currentColor" stroke="#000" stroke-opacity=".34" />`,
    '<g clip-path="url(#body)">',
    '<rect width="400" height="200" fill="url(#light)" />',
    `<path d="${path(car.flank)}Z" fill="url(#flank)" />`,
    '<rect width="400" height="200" fill="url(#shade)" />',
    `<path d="${body}" fill="url(#ends)" />`,
    ...car.bumpers.map((bumper) => `<path d="${rounded(bumper)}Z" fill="${dark}" />`),
    has('soft') && `<path d="${rounded(car.top)}Z" fill="#1d2126" />`,
    style.darkRoof && `<path d="${rounded(car.top)}Z" fill="#15191d" />`,
    has('lid') && `<path d="${rounded(car.top)}Z" fill="#e9ecef" />`,
    has('clad')
      ? `${arches(4.6, `fill="none" stroke="${dark}" stroke-width="7"`)}<path d="M0 ${number(sill - 7)}H400V${number(sill + 8)}H0Z" fill="${dark}" />`
      : `${arches(3, 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"')}<path d="M0 ${number(sill - 3.4)}H400V${number(sill + 8)}H0Z" fill="${dark}" />`,
    `<path d="${path(car.crease)}" fill="none" stroke="#fff" stroke-opacity=".32" />`,
    `<path d="${path(car.crease)}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width=".8" transform="translate(0 1.4)" />`,
    `<path d="${outline}" fill="none" stroke="url(#edge)" stroke-width="2.6" />`,
    '</g>',
    `<path d="${rounded(car.screen)}Z" fill="#16202a" />`,
    `<path d="${rounded(car.glass)}Z" fill="url(#glass)" stroke="#0a0e13" stroke-width="1.8" stroke-linejoin="round" />`,
    '<g clip-path="url(#pane)">',
    ...car.seats.map(
      ([sx, sy]) =>
        `<path d="M${number(sx)} ${number(sy + 22)}l4 -20q1 -4 5 -4q5 0 5 5l-2 19z" fill="#05080b" fill-opacity=".5" />`,
    ),
    ...car.seats.map(
      ([sx, sy]) =>
        `<path d="M${number(sx + 6)} ${number(sy - 16)}h15l-30 44h-15z" fill="#fff" fill-opacity=".09" />`,
    ),
    ...car.pillars.map(
      (pillar) => `<path d="${path(pillar)}" stroke="#0a0e13" stroke-width="3.6" fill="none" />`,
    ),
    '</g>',
    `<path d="${path(car.sillOfGlass)}" fill="none" stroke="${style.chrome}" stroke-opacity=".8" stroke-linecap="round" />`,
    ...car.doors.flatMap((door) => [
      `<path d="${rounded(door)}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width=".9" />`,
      `<path d="${rounded(door)}" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width=".6" transform="translate(1 .2)" />`,
    ]),
    ...car.handles.map(
      ([hx, hy]) =>
        `<rect x="${number(hx)}" y="${number(hy)}" width="12" height="2.4" rx="1.2" fill="currentColor" stroke="#000" stroke-opacity=".45" stroke-width=".6" />`,
    ),
    `<path d="${rounded(car.headlamp)}Z" fill="url(#lamp)" stroke="#0a0e13" stroke-opacity=".7" stroke-width=".8" />`,
    `<path d="${rounded(car.taillamp)}Z" fill="url(#tail)" stroke="#3b060a" stroke-opacity=".6" stroke-width=".7" />`,
    `<path d="${rounded(car.mirror)}Z" fill="currentColor" stroke="#000" stroke-opacity=".5" stroke-width=".7" />`,
    has('spoiler') &&
      `<path d="${path(car.spoiler)}" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" />`,
    ...axles.map(
      (at) =>
        `<use href="#wheel" transform="translate(${number(at)} ${number(car.axleY)}) scale(${(wheel / 137).toFixed(4)})" />`,
    ),
    '</svg>',
  ]);
}
