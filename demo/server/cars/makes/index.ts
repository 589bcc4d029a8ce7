import {
  array,
  coerce,
  defaulted,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  type Struct,
  string,
  tuple,
} from 'superstruct';
import { BODIES, DRIVES, FUELS } from '../../../shared/replies/cars.js';
import { readData, readTable } from '../../db/read-data.js';
import { type Make, REGIONS, slug } from './make.js';
import * as marks from './marks.js';

const MARKS = Object.values(marks);

/** A number in a table. */
const figure = (struct: Struct<number>) => coerce(struct, string(), Number);

/** A number that may be missing. */
const figureOrNone = (struct: Struct<number>) =>
  coerce(nullable(struct), string(), (text) => (text === '' ? null : Number(text)));

const Model = object({
  make: string(),
  name: string(),
  body: enums(BODIES),
  fuels: coerce(array(enums(FUELS)), string(), (text) => text.split(' ')),
  since: figure(integer()),
  until: figureOrNone(integer()),
  price: figure(number()),
  range_km: figureOrNone(integer()),
  drives: coerce(tuple([enums(DRIVES), optional(enums(DRIVES))]), string(), (text) => text.split(' ')),
});

const Makes = array(
  object({
    name: string(),
    region: enums(REGIONS),
    vin: string(),
    /** The slug of the make's mark, one of `marks.ts`. */
    icon: optional(enums(MARKS.map((mark) => mark.slug))),
    share: defaulted(number(), 1),
  }),
);

const markOf = new Map(MARKS.map((mark) => [mark.slug, mark]));
const models = readTable('models.csv', Model);

export const MAKES: readonly Make[] = readData('makes.json', Makes).map(({ icon, ...make }) => ({
  ...make,
  value: slug(make.name),
  icon: icon === undefined ? null : (markOf.get(icon) ?? null),
  models: models
    .filter((model) => model.make === make.name)
    .map(({ make: _, range_km, ...model }) => ({ ...model, value: slug(model.name), rangeKm: range_km })),
}));
