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
import type { Equipment } from '../../../shared/equipment.js';
import { BODIES, DRIVES, FUELS } from '../../../shared/replies/cars.js';
import { readData, readTable } from '../../db/read-data.js';
import { equipmentOf } from './equipment.js';
import { type Engine, type Make, REGIONS, slug } from './make.js';
import * as marks from './marks.js';
import type { Sold } from './trims.js';

const MARKS = Object.values(marks);

/** A number in a table. */
const figure = (struct: Struct<number>) => coerce(struct, string(), Number);

/** A number that may be missing. */
const figureOrNone = (struct: Struct<number>) =>
  coerce(nullable(struct), string(), (text) => (text === '' ? null : Number(text)));

/** Words that may be missing. */
const words = <T extends string>(...all: readonly T[]) =>
  coerce(array(enums(all)), string(), (text) => (text === '' ? [] : text.split(' ')));

const fuels = words(...FUELS);

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

const Trims = object({
  make: string(),
  model: string(),
  only: words('us', 'abroad', ...FUELS, ...DRIVES),
  since: figureOrNone(integer()),
  until: figureOrNone(integer()),
  names: coerce(array(string()), string(), (text) => text.split('|')),
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
const trims = readTable('trims.csv', Trims);

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
      trims: trims.filter((each) => each.make === make.name && each.model === model.name),
    })),
}));

const modelOf = new Map(
  MAKES.flatMap((make) =>
    make.models.map((model) => [`${make.value}/${model.value}`, { make, model }] as const),
  ),
);

interface Kind extends Sold {
  readonly brand: string;
  readonly model: string;
  readonly trim: string | null;
}

interface Specs {
  readonly seats: number | null;
  readonly engine: Engine | null;
  readonly equipment: readonly Equipment[];
}

/** Returns the seats, the usual engine, and the usual equipment of such a car; nothing for a model that isn't in the table. */
export function specsOf({ brand, model: value, ...car }: Kind): Specs {
  const found = modelOf.get(`${brand}/${value}`);
  if (found === undefined) return { seats: null, engine: null, equipment: [] };
  const { make, model } = found;
  return {
    seats: model.seats,
    engine: model.engines[model.fuels.indexOf(car.fuel)] ?? null,
    equipment: equipmentOf(make, model, car),
  };
}
