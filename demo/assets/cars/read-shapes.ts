import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { array, coerce, create, enums, number, string, type } from 'superstruct';
import { type CarShape, FEATURES } from './car-shape.js';

const mm = coerce(number(), string(), Number);
const Shape = type({
  ...{ model: string(), length: mm, wheelbase: mm, height: mm, front: mm, wheel: mm, hood: mm, cowl: mm },
  ...{ screen: mm, roof: mm, rear: mm, drop: mm, deck: mm, deckh: mm, round: mm },
  features: coerce(array(enums(FEATURES)), string(), (text) => text.split(' ').filter(Boolean)),
});

/** The models that have their own drawing. @throws {Error} an error that names the invalid column */
export const CAR_SHAPES: readonly CarShape[] = create(
  parse(readFileSync(new URL('shapes.csv', import.meta.url), 'utf8'), { columns: true }),
  array(Shape),
);
