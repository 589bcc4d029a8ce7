/** Draws every row of `shapes.csv` into a file named after its model: `npx tsx demo/assets/cars/generate.ts`. */
import { writeFileSync } from 'node:fs';
import { drawCar } from './draw-car.js';
import { CAR_SHAPES } from './read-shapes.js';

for (const shape of CAR_SHAPES) {
  writeFileSync(new URL(`${shape.model}.svg`, import.meta.url), drawCar(shape));
}
