import { enums, string, type } from 'superstruct';
import { hashOf } from '../cars/random.js';
import { readTable } from '../db/read-data.js';
import type { CarShape } from './car-shape.js';
import { CAR_SHAPES, CLASS_SHAPES } from './read-shapes.js';

export const CAR_CLASSES = [
  'city',
  'hatch',
  'sedan',
  'wagon',
  'coupe',
  'coupe-suv',
  'compact-suv',
  'three-row',
  'pickup',
  'van',
] as const;
export type CarClass = (typeof CAR_CLASSES)[number];

/** The class of a body type whose models aren't listed in `car-classes.csv`. */
const CLASS_OF_BODY: Readonly<Record<string, CarClass>> = {
  hatchback: 'hatch',
  sedan: 'sedan',
  wagon: 'wagon',
  coupe: 'coupe',
  suv: 'compact-suv',
  pickup: 'pickup',
  van: 'van',
};
const CLASS_OF_MODEL = new Map(
  readTable('car-classes.csv', type({ class: enums(CAR_CLASSES), models: string() })).flatMap((row) =>
    row.models.split(' ').map((model) => [model, row.class] as const),
  ),
);

/** Returns a model's class. @param model make and model as slugs, such as `bmw-x6` */
export const classOf = (model: string, body: string): CarClass =>
  CLASS_OF_MODEL.get(model) ?? CLASS_OF_BODY[body] ?? 'sedan';

const OF_CLASS = new Map(CLASS_SHAPES.map((shape) => [shape.name, shape]));
const OF_MODEL = new Map(CAR_SHAPES.map((shape) => [shape.name, shape]));

/** Returns a part from -1 to 1 for a name, different for each `salt`. */
const spread = (name: string, salt: string): number => (hashOf(`${salt}:${name}`) / 0xffffffff) * 2 - 1;

/** Returns the side view of a model: its own, or that of its class in proportions of its own. */
export function shapeOf(model: string, body: string): CarShape {
  const own = OF_MODEL.get(model);
  if (own) return own;
  const base = OF_CLASS.get(classOf(model, body));
  if (base === undefined) throw new Error(`car-class-shapes.csv has no row for ${classOf(model, body)}`);
  const long = 1 + 0.045 * spread(model, 'length');
  const tall = Math.round(38 * spread(model, 'height'));
  const cab = Math.round(90 * spread(model, 'cab'));
  const tail = Math.round(75 * spread(model, 'tail'));
  const mm = (value: number) => Math.round(value * long);
  return {
    ...base,
    name: model,
    length: mm(base.length),
    wheelbase: mm(base.wheelbase),
    front: mm(base.front),
    height: base.height + tall,
    wheel: base.wheel + Math.round(22 * spread(model, 'wheel')),
    hood: base.hood + Math.round(tall * 0.6),
    cowl: base.cowl + Math.round(tall * 0.6),
    screen: mm(base.screen) + cab,
    roof: mm(base.roof) + Math.round(cab * 0.7),
    rear: mm(base.rear) + tail,
    drop: Math.max(15, base.drop + Math.round(24 * spread(model, 'drop'))),
    deck: mm(base.deck) + Math.round(tail * 0.4),
    deckh: base.deckh + Math.round(tall * 0.5 + 22 * spread(model, 'deckh')),
    round: Math.min(1, Math.max(0.1, base.round + 0.2 * spread(model, 'round'))),
  };
}
