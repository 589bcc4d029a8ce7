import {
  array,
  boolean,
  enums,
  type Infer,
  number,
  object,
  optional,
  partial,
  record,
  string,
  tuple,
} from 'superstruct';
import { FUELS } from '../../shared/replies/cars.js';
import type { Refusal } from '../../shared/replies/landed-cost.js';
import { dutyOn, isImport } from '../cars/duties.js';
import type { Fuel } from '../cars/makes/make.js';
import { COUNTRY_OF } from '../cars/ports.js';
import { readData } from '../db/read-data.js';

const AREAS = [
  'gulf',
  'red-sea',
  'mediterranean',
  'north-europe',
  'west-africa',
  'east-africa',
  'far-east',
  'oceania',
  'america-east',
  'america-gulf',
  'america-west',
  'south-america',
] as const;
const ORIGINS = ['asia', 'europe', 'america-east', 'america-west'] as const;

const SIDES = ['left', 'right'] as const;
type Side = (typeof SIDES)[number];

const Ports = object({
  /** Where our own ports are. Ports that aren't listed are in Asia. */
  origins: record(enums(ORIGINS), array(string())),
  /** By origin and area: the price of a space for a sedan, in US dollars, and the days at sea. */
  freight: record(
    enums(ORIGINS),
    record(enums(AREAS), object({ dollars: number(), days: tuple([number(), number()]) })),
  ),
  countries: array(
    object({
      /** ISO 3166-1. */
      country: string(),
      area: enums(AREAS),
      /** Ports on another coast. */
      other_areas: optional(record(string(), enums(AREAS))),
      /** Percent of the car's price, including freight and insurance. Rates for kinds of cars are in `duties.json`. */
      duty: number(),
      /** Percent of all of that, including the duty. */
      vat: number(),
      /** Whether it also charges an excise or a registration tax, which isn't computed. */
      excise: optional(boolean()),
      /** Maximum age of a car that may be imported, in years. */
      max_age: optional(number()),
      /** Other maximum ages, by fuel. */
      other_ages: optional(partial(Object.fromEntries(FUELS.map((fuel) => [fuel, number()])))),
      /** The side of the steering wheel that a car must have to be registered, where there is only one. */
      steering: optional(enums(SIDES)),
      /** Used cars that it doesn't let in: all, those with a diesel engine, or those that weren't built in North America. */
      refuses: optional(array(enums(['used', 'diesel', 'overseas']))),
      /** From which age on it lets in a car that wasn't built to the standards of North America, in years. */
      min_age: optional(number()),
      /** Whether a car may only leave once its import is approved. */
      needs_approval: optional(boolean()),
      ports: array(string()),
    }),
  ),
});

const { origins, freight, countries } = readData('ports.json', Ports);

/** Where cars are shipped to. The United States isn't included, because buyers there order in the shop. */
export const DESTINATIONS = countries;
export type Destination = Infer<typeof Ports>['countries'][number];

/** Returns the price of a space on a ship from one of our ports to one abroad, and the days at sea. */
function wayBetween(from: string, to: string, { area, other_areas }: Destination) {
  const origin = ORIGINS.find((each) => origins[each]?.includes(from)) ?? 'asia';
  return freight[origin][other_areas?.[to] ?? area];
}

interface Shipped {
  /** US cents. */
  readonly price: number;
  readonly body: string;
  readonly fuel: Fuel;
  readonly year: number;
  readonly mileage_km: number;
  /** 1 for a car in the United States, which was built for it. */
  readonly zone: 1 | 2;
  readonly steering: Side;
  /** Null if it isn't known. */
  readonly vin: string | null;
  /** The port where the car is. */
  readonly port: string;
}

/** The cost of a car at the buyer's port. All amounts are US cents. Duty and tax are the country's usual rates. */
export interface LandedCost {
  readonly country: string;
  readonly port: string;
  readonly price: number;
  readonly freight: number;
  readonly insurance: number;
  readonly documents: number;
  readonly duty: number;
  /** Percent. */
  readonly duty_rate: number;
  readonly vat: number;
  /** Percent. */
  readonly vat_rate: number;
  /** Whether the country also charges an excise or a registration tax, which isn't in the total. */
  readonly excise: boolean;
  readonly total: number;
  /** Days at sea. */
  readonly days_min: number;
  readonly days_max: number;
  /** Maximum age of a car that the country lets in, in years; null if it has no limit. */
  readonly max_age: number | null;
  /** Why the country doesn't let the car in, or null if it does. */
  readonly refusal: Refusal | null;
  /** The filter of the list of cars that it does let in, as a query; null if no used car. */
  readonly admitted: string | null;
  /** From which age on it usually lets in such a car, in years; null if it does at this age. */
  readonly min_age: number | null;
  readonly needs_approval: boolean;
}

/** The space a car takes up on a ship, relative to a sedan. */
const ROOM: Readonly<Record<string, number>> = {
  suv: 1.18,
  pickup: 1.3,
  van: 1.3,
  wagon: 1.06,
  hatchback: 0.94,
};

/** The rate for the car and its freight, plus a tenth, as is customary in the trade. */
const INSURANCE = 0.015 * 1.1;
/** Export certificate, title, bill of lading, and loading, in US cents. */
const DOCUMENTS = 46_500;

const whole = (cents: number): number => Math.round(cents / 100) * 100;

/** Returns the destination with a country code, or undefined if cars aren't shipped there, as in the United States. */
export const destinationOf = (country: string): Destination | undefined =>
  DESTINATIONS.find((each) => each.country === country);

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

type Rules = Pick<Destination, 'refuses' | 'max_age' | 'other_ages' | 'steering'>;

const maxAgeOf = ({ fuel }: Shipped, { max_age, other_ages = {} }: Rules): number | undefined =>
  other_ages[fuel] ?? max_age;

/** A VIN's first digit is that of the region where the car was built. */
const isAmerican = ({ vin }: Shipped): boolean => /^[1-57]/.test(vin ?? '');

function refusalOf(car: Shipped, rules: Rules, year: number): Refusal | null {
  const { refuses = [], steering } = rules;
  const isUsed = car.mileage_km > 0;
  if (isUsed && refuses.includes('used')) return 'used';
  if (isUsed && refuses.includes('overseas') && !isAmerican(car)) return 'overseas';
  if (year - car.year > (maxAgeOf(car, rules) ?? Number.POSITIVE_INFINITY)) return 'age';
  if (isUsed && car.fuel === 'diesel' && refuses.includes('diesel')) return 'diesel';
  return steering === undefined || steering === car.steering ? null : steering;
}

function admittedBy(rules: Rules, car: Shipped, year: number): string | null {
  const { refuses = [], other_ages = {}, steering } = rules;
  if (refuses.includes('used')) return null;
  const filter = new URLSearchParams(steering && { right_hand: steering === 'right' ? '1' : '0' });
  const maxAge = maxAgeOf(car, rules);
  if (maxAge !== undefined) filter.set('year_min', String(year - maxAge));
  if (other_ages[car.fuel] !== undefined) filter.set('fuel', car.fuel);
  if (refuses.includes('overseas')) filter.set('is_oversea', '0');
  if (refuses.includes('diesel'))
    for (const fuel of FUELS.filter((each) => each !== 'diesel')) filter.append('fuel', fuel);
  return filter.toString();
}

/**
 * Returns the cost of a car at a port, or null if we don't ship there, or the car is there already. A car that stays in
 * its country or in the European Union isn't imported. The page and the quote share this rule.
 */
export function landedCost(car: Shipped, country: string, port: string, year: number): LandedCost | null {
  const destination = destinationOf(country);
  if (!destination?.ports.includes(port) || port === car.port) return null;
  const way = wayBetween(car.port, port, destination);
  const freight = whole(way.dollars * 100 * (ROOM[car.body] ?? 1));
  const insurance = whole((car.price + freight) * INSURANCE);
  const landed = car.price + freight + insurance;
  const [from, to] = [COUNTRY_OF.get(car.port), countryNames.of(country)];
  const isImported = isImport(from, to);
  const duty_rate = isImported ? (dutyOn(car, from, to) ?? destination.duty) : 0;
  const vat_rate = isImported ? destination.vat : 0;
  const duty = whole((landed * duty_rate) / 100);
  const vat = whole(((landed + duty) * vat_rate) / 100);
  const [days_min, days_max] = way.days;
  const { excise = false, min_age = 0, needs_approval = false } = destination;
  return {
    ...{ country, port, price: car.price, freight, insurance, documents: DOCUMENTS },
    ...{ duty, duty_rate, vat, vat_rate, excise: isImported && excise },
    total: landed + DOCUMENTS + duty + vat,
    ...{ days_min, days_max, needs_approval },
    max_age: maxAgeOf(car, destination) ?? null,
    refusal: refusalOf(car, destination, year),
    admitted: admittedBy(destination, car, year),
    min_age: car.zone === 2 && year - car.year < min_age ? min_age : null,
  };
}
