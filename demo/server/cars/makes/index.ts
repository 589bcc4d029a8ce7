import {
  array,
  boolean,
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
import { type Engine, type Fuel, type Make, REGIONS, slug } from './make.js';
import * as marks from './marks.js';

const MARKS = Object.values(marks);

/** A number in a table. */
const figure = (struct: Struct<number>) => coerce(struct, string(), Number);

/** A number that may be missing. */
const figureOrNone = (struct: Struct<number>) =>
  coerce(nullable(struct), string(), (text) => (text === '' ? null : Number(text)));

const fuels = coerce(array(enums(FUELS)), string(), (text) => (text === '' ? [] : text.split(' ')));

/** Engines such as "1.5/150", in liters and hp, or "204" for an electric motor. */
const engines = coerce(array(object({ liters: nullable(number()), hp: integer() })), string(), (text) =>
  text.split(' ').map((engine) => {
    const [hp, liters] = engine.split('/').reverse();
    return { liters: liters === undefined ? null : Number(liters), hp: Number(hp) };
  }),
);

const Model = object({
  make: string(),
  name: string(),
  body: enums(BODIES),
  fuels,
  since: figure(integer()),
  until: figureOrNone(integer()),
  price: figure(number()),
  range_km: figureOrNone(integer()),
  drives: coerce(tuple([enums(DRIVES), optional(enums(DRIVES))]), string(), (text) => text.split(' ')),
  us: fuels,
  us_only: coerce(boolean(), string(), (text) => text === 'yes'),
  seats: figure(integer()),
  engines,
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
    .map(({ make: _, range_km, us_only, ...model }) => ({
      ...model,
      value: slug(model.name),
      rangeKm: range_km,
      isUsOnly: us_only,
    })),
}));

const modelOf = new Map(
  MAKES.flatMap(({ value: make, models }) =>
    models.map((model) => [`${make}/${model.value}`, model] as const),
  ),
);

interface Kind {
  readonly brand: string;
  readonly model: string;
  readonly fuel: Fuel;
}

/** Returns the seats and the usual engine of such a car. Both are null for a model that isn't in the table. */
export function specsOf({ brand, model: value, fuel }: Kind): {
  seats: number | null;
  engine: Engine | null;
} {
  const model = modelOf.get(`${brand}/${value}`);
  return { seats: model?.seats ?? null, engine: model?.engines[model.fuels.indexOf(fuel)] ?? null };
}
