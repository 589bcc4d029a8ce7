import type { CarShape } from './car-shape.js';
import type { CarStyle } from './car-style.js';
import { bodyOutline, drawBody, drawDeck, drawMirror } from './corner-body.js';
import { drawGreenhouse, screenGlass, sideGlass } from './corner-glass.js';
import { cornerLight } from './corner-light.js';
import { outlinesOf } from './corner-outlines.js';
import { drawUnderside, drawWheels } from './corner-wheels.js';
import { draw } from './lay-out.js';
import { type End, solidOf } from './solid.js';
import { wheelOf } from './wheels.js';

/**
 * Draws a car from one of its corners, on its left side, in a box of 400 by 200. The paint uses `currentColor`.
 * @param paint the color of the paint, as a hex string such as `#1d4ed8`
 * @returns the text of an SVG file
 */
export function drawCorner(shape: CarShape, style: CarStyle, end: End, paint: string): string {
  const solid = solidOf(shape, end);
  const outlines = outlinesOf(solid);
  return draw([
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" color="${paint}">`,
    '<defs>',
    ...cornerLight(solid, outlines),
    `<clipPath id="body"><path d="${bodyOutline(solid, outlines)}" /></clipPath>`,
    `<clipPath id="pane"><path d="${sideGlass(solid)}" /></clipPath>`,
    `<clipPath id="shield"><path d="${screenGlass(solid, outlines)}" /></clipPath>`,
    wheelOf(style),
    '</defs>',
    ...drawUnderside(solid),
    ...drawDeck(solid),
    ...drawGreenhouse(solid, outlines, style),
    ...drawBody(solid, outlines, style),
    ...drawWheels(solid),
    drawMirror(solid),
    '</svg>',
  ]);
}
