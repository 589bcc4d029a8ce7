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

const yearOrNone = nullable(integer());

/** What was sold in some years, such as "petrol hybrid:2022-" or "383:-2019 417:2020-". */
const inYears = <T>(struct: Struct<T>) =>
  coerce(array(object({ what: struct, since: yearOrNone, until: yearOrNone })), string(), (text) =>
    text
      .split(' ')
      .filter(Boolean)
      .map((each) => {
        const [what, years] = each.split(':');
        return { what, ...readYears(years) };
      }),
  );

const fuels = inYears(enums(FUELS));

/** Reads years such as "2018-2023", "2022-", "-2019", or "2019". */
function readYears(text = '') {
  const [since = null, until = since] = text.split('-').map((year) => (year === '' ? null : Number(year)));
  return { since, until };
}

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
  range_km: inYears(figure(integer())),
  drives: coerce(tuple([enums(DRIVES), optional(enums(DRIVES))]), string(), (text) => text.split(' ')),
  us: fuels,
  us_only: coerce(boolean(), string(), (text) => text === 'yes'),
  manual: coerce(nullable(object({ since: yearOrNone, until: yearOrNone })), string(), (text) =>
    text === '' ? null : readYears(text),
  ),
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
    vin_abroad: optional(string()),
    /** The slug of the make's mark, one of `marks.ts`. */
    icon: optional(enums(MARKS.map((mark) => mark.slug))),
    share: defaulted(number(), 1),
  }),
);

const markOf = new Map(MARKS.map((mark) => [mark.slug, mark]));
const models = readTable('models.csv', Model);
const trims = readTable('trims.csv', Trims);

export const MAKES: readonly Make[] = readData('makes.json', Makes).map(({ icon, vin_abroad, ...make }) => ({
  ...make,
  vinAbroad: vin_abroad ?? make.vin,
  value: slug(make.name),
  icon: icon === undefined ? null : (markOf.get(icon) ?? null),
  models: models
    .filter((model) => model.make === make.name)
    .map(({ make: _, fuels, range_km, us, us_only, ...model }) => ({
      ...model,
      fuels: fuels.map(({ what: fuel, ...years }) => ({ fuel, ...years })),
      us: us.map(({ what: fuel, ...years }) => ({ fuel, ...years })),
      value: slug(model.name),
      ranges: range_km.map(({ what: km, ...years }) => ({ km, ...years })),
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
    engine: model.engines[model.fuels.findIndex(({ fuel }) => fuel === car.fuel)] ?? null,
    equipment: equipmentOf(make, model, car),
  };
}
