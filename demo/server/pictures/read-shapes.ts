import { array, coerce, enums, number, string, type } from 'superstruct';
import { readTable } from '../db/read-data.js';
import { type CarShape, FEATURES } from './car-shape.js';

const mm = coerce(number(), string(), Number);
const Shape = type({
  ...{ name: string(), length: mm, wheelbase: mm, height: mm, front: mm, wheel: mm, hood: mm, cowl: mm },
  ...{ screen: mm, roof: mm, rear: mm, drop: mm, deck: mm, deckh: mm, round: mm },
  features: coerce(array(enums(FEATURES)), string(), (text) => text.split(' ').filter(Boolean)),
});

/** Models that have their own proportions. */
export const CAR_SHAPES: readonly CarShape[] = readTable('car-shapes.csv', Shape);

/** The proportions of each class, for the other models. */
export const CLASS_SHAPES: readonly CarShape[] = readTable('car-class-shapes.csv', Shape);
