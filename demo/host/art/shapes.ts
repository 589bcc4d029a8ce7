/**
 * Side-view car shapes, drawn nose-left in a 400×200 box at one common scale (70 units = 1 m),
 * so that a van is really taller than a coupe when cards stand side by side.
 */
import type { BodyType, CarShape } from './car-shape.js';
import { LOW_CARS } from './low-cars.js';
import { TALL_CARS } from './tall-cars.js';

/** y of the ground: every tyre stands on it, so an axle is one tyre radius above. */
export const GROUND = 172;

/** Shapes by body type. */
export const SHAPES: Readonly<Record<BodyType, CarShape>> = {
  ...LOW_CARS,
  ...TALL_CARS,
};
