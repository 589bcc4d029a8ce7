import {
  array,
  coerce,
  defaulted,
  enums,
  type Infer,
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
import { BODIES, DRIVES, FUELS, TRANSMISSIONS } from '../../../shared/replies/cars.js';
import { readData, readTable } from '../../db/read-data.js';
import { equipmentOf } from './equipment.js';
import { engineOf } from './figures.js';
import { type Engine, MARKETS, type Make, REGIONS, type SoldFuel, slug } from './make.js';
import * as marks from './marks.js';
import { NO_STANDARDS, type Standards, standardsOf } from './standards.js';
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

/** Figures for all drives of a model or, such as "513|629", for each. */
const byDrive = <T>(struct: Struct<T>, read: (text: string) => T) =>
  coerce(array(struct), string(), (text) => text.split('|').map(read));

const Engines = byDrive(
  object({ liters: nullable(number()), hp: integer(), electric_km: nullable(integer()) }),
  (text) => {
    const [engine = '', km] = text.split('+');
    const [hp, liters] = engine.split('/').reverse();
    return {
      liters: liters === undefined ? null : Number(liters),
      hp: Number(hp),
      electric_km: km === undefined ? null : Number(km),
    };
  },
);

/**
 * Engines such as "1.5/150", in liters and hp, "204" for an electric motor, or "2.0/299+62" for a hybrid that plugs in,
 * with its electric range. One for each of the fuels in their order, if any.
 */
const engines = coerce(array(Engines), string(), (text) => text.split(' ').filter(Boolean));

const ranges = inYears(byDrive(integer(), Number));

const Model = object({
  make: string(),
  name: string(),
  body: enums(BODIES),
  fuels,
  since: figure(integer()),
  until: figureOrNone(integer()),
  price: figure(number()),
  range_km: ranges,
  drives: coerce(tuple([enums(DRIVES), optional(enums(DRIVES))]), string(), (text) => text.split(' ')),
  us: fuels,
  us_range_km: ranges,
  us_engines: engines,
  /** "no" for none, or empty for the region of its make. */
  abroad: coerce(nullable(array(enums(MARKETS))), string(), (text) =>
    text === '' ? null : text.split(' ').filter((market) => market !== 'no'),
  ),
  manual: coerce(nullable(object({ since: yearOrNone, until: yearOrNone })), string(), (text) =>
    text === '' ? null : readYears(text),
  ),
  /** Those that aren't usual for their fuel, such as "hybrid:cvt". */
  gearboxes: coerce(array(tuple([enums(FUELS), enums(TRANSMISSIONS)])), string(), (text) =>
    text
      .split(' ')
      .filter(Boolean)
      .map((each) => each.split(':')),
  ),
  seats: figure(integer()),
  engines,
});

const Trims = object({
  make: string(),
  model: string(),
  only: words('us', 'abroad', ...FUELS, ...DRIVES, ...TRANSMISSIONS),
  since: figureOrNone(integer()),
  until: figureOrNone(integer()),
  names: coerce(array(string()), string(), (text) => text.split('|')),
});

/** The prefixes of VINs in the United States that aren't the make's usual one: each of its plants has its own. */
const Vins = object({
  make: string(),
  prefix: string(),
  since: figureOrNone(integer()),
  until: figureOrNone(integer()),
  models: coerce(array(string()), string(), (text) => text.split('|')),
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
const vins = readTable('vins.csv', Vins);

const withEngines = (sold: Infer<typeof fuels>, engines: Infer<typeof Engines>[]): SoldFuel[] =>
  sold.map(({ what: fuel, ...years }, at) => ({ fuel, ...years, engines: engines[at] ?? [] }));

const withKm = (sold: Infer<typeof ranges>) => sold.map(({ what: km, ...years }) => ({ km, ...years }));

export const MAKES: readonly Make[] = readData('makes.json', Makes).map(({ icon, vin_abroad, ...make }) => ({
  ...make,
  vinAbroad: vin_abroad ?? make.vin,
  value: slug(make.name),
  icon: icon === undefined ? null : (markOf.get(icon) ?? null),
  models: models
    .filter((model) => model.make === make.name)
    .map(
      ({ make: _, fuels, engines, range_km, us, us_engines, us_range_km, abroad, gearboxes, ...model }) => ({
        ...model,
        gearboxes: new Map(gearboxes),
        fuels: withEngines(fuels, engines),
        us: withEngines(us, us_engines),
        value: slug(model.name),
        ranges: withKm(range_km),
        usRanges: withKm(us_range_km),
        abroad: abroad ?? [make.region],
        trims: trims.filter((each) => each.make === make.name && each.model === model.name),
        vins: vins.filter((each) => each.make === make.name && each.models.includes(model.name)),
      }),
    ),
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
  readonly port: string;
}

interface Specs extends Standards {
  readonly seats: number | null;
  readonly engine: Engine | null;
  readonly equipment: readonly Equipment[];
}

/**
 * Returns the seats, the usual engine, the usual equipment, and the standards of such a car; nothing for a model that isn't
 * in the table.
 */
export function specsOf({ brand, model: value, ...car }: Kind): Specs {
  const found = modelOf.get(`${brand}/${value}`);
  if (found === undefined) return { seats: null, engine: null, equipment: [], ...NO_STANDARDS };
  const { make, model } = found;
  return {
    ...{ seats: model.seats, engine: engineOf(model, car), equipment: equipmentOf(make, model, car) },
    ...standardsOf(make, model, car),
  };
}
