import { enums, type Infer, object, record, string } from 'superstruct';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { inLanguages, readData } from '../db/read-data.js';
import { optionalChoice, optionalNumber, optionalText } from '../http/fields.js';
import { countCarFacets } from './count-car-facets.js';
import { findNamed } from './list-goods.js';
import { BODIES, FUELS } from './makes/make.js';
import { ALL_CARS } from './match-cars.js';

/** How each kind of body and each fuel is called, as the pages of the shop call it. */
export const KIND_NAMES = readData(
  'kind-names.json',
  object({
    bodies: inLanguages(record(enums(BODIES), string())),
    fuels: inLanguages(record(enums(FUELS), string())),
  }),
);

const CENTS = 100;

/** The greatest sum in whole US dollars whose cents fit a column. */
const MAX_DOLLARS = 21_474_836;

/** What the call counts within; null does not narrow (contract section 6). */
export const FacetsRequest = object({
  brand: optionalText(),
  model: optionalText(),
  /** Whole US dollars, both included. */
  price_min: optionalNumber(0, MAX_DOLLARS),
  price_max: optionalNumber(0, MAX_DOLLARS),
  year_min: optionalNumber(),
  year_max: optionalNumber(),
  body: optionalChoice(BODIES),
  fuel: optionalChoice(FUELS),
});

/** The reply of `/pc/car/facets`. Prices are in whole US dollars, rounded outwards so that both ends hold all cars. */
export async function facetsReply(db: Db, query: Infer<typeof FacetsRequest>, language: Language) {
  const filter = {
    ...ALL_CARS,
    ...query,
    price_min: query.price_min === null ? null : query.price_min * CENTS,
    price_max: query.price_max === null ? null : query.price_max * CENTS,
  };
  const [{ total, brand, model, body, fuel, price, year }] = await Promise.all([
    countCarFacets(db, filter),
    findNamed(db, filter),
  ]);
  return {
    total,
    brands: brand.map(counted),
    models: model.map(counted),
    prices: {
      min: price.min === null ? null : Math.floor(price.min / CENTS),
      max: price.max === null ? null : Math.ceil(price.max / CENTS),
    },
    years: year,
    bodies: named(body, KIND_NAMES.bodies[language]),
    fuels: named(fuel, KIND_NAMES.fuels[language]),
  };
}

const counted = ({ value, count }: { value: string; count: number }) => ({ value, count });

const named = (rows: readonly { value: string; count: number }[], names: Readonly<Record<string, string>>) =>
  rows.map(({ value, count }) => ({ value, name: names[value] ?? value, count }));
