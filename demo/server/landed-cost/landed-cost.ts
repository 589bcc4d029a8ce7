import { array, enums, type Infer, number, object, optional, record, string, tuple } from 'superstruct';
import { COUNTRY_OF } from '../cars/ports.js';
import { readData } from '../db/read-data.js';

const AREAS = [
  'gulf',
  'mediterranean',
  'north-europe',
  'west-africa',
  'east-africa',
  'far-east',
  'oceania',
  'north-america',
  'south-america',
] as const;
const ORIGINS = ['asia', 'europe', 'north-america'] as const;

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
      /** Percent of the car's price, including freight and insurance. */
      duty: number(),
      /** Percent of all of that, including the duty. */
      vat: number(),
      /** Maximum age of a car that may be imported, in years. */
      max_age: optional(number()),
      /** The side of the steering wheel that a car must have to be registered, where there is only one. */
      steering: optional(enums(SIDES)),
      ports: array(string()),
    }),
  ),
});

const { origins, freight, countries } = readData('ports.json', Ports);

/** Where cars are shipped to. The United States isn't included, because buyers there order in the shop. */
export const DESTINATIONS = countries;
export type Destination = Infer<typeof Ports>['countries'][number];

/** Returns the price of a space on a ship from one of our ports, and the days at sea. */
export function wayFrom(port: string, { area }: Destination) {
  const origin = ORIGINS.find((each) => origins[each]?.includes(port)) ?? 'asia';
  return freight[origin][area];
}

interface Shipped {
  /** US cents. */
  readonly price: number;
  readonly body: string;
  readonly year: number;
  readonly steering: Side;
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
  readonly total: number;
  /** Days at sea. */
  readonly days_min: number;
  readonly days_max: number;
  /** Maximum age of a car that the country lets in, in years; null if it has no limit. */
  readonly max_age: number | null;
  readonly is_too_old: boolean;
  /** The side of the steering wheel that the country asks for, if the car's is on the other; null if it lets the car in. */
  readonly other_side: Side | null;
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

/** The countries of the European Union that we ship from or to: one customs area. */
const UNION = ['BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IT', 'LT', 'NL', 'PL', 'SE'].map((code) =>
  countryNames.of(code),
);

/** Whether a car passes customs on its way from one country to another. */
const isImport = (from: string | undefined, to: string | undefined): boolean =>
  from !== to && !(UNION.includes(from) && UNION.includes(to));

/**
 * Returns the cost of a car at a port, or null if we don't ship there, or the car is there already. A car that stays in
 * its country or in the European Union isn't imported. The page and the quote share this rule.
 */
export function landedCost(car: Shipped, country: string, port: string, year: number): LandedCost | null {
  const destination = destinationOf(country);
  if (!destination?.ports.includes(port) || port === car.port) return null;
  const way = wayFrom(car.port, destination);
  const freight = whole(way.dollars * 100 * (ROOM[car.body] ?? 1));
  const insurance = whole((car.price + freight) * INSURANCE);
  const landed = car.price + freight + insurance;
  const isImported = isImport(COUNTRY_OF.get(car.port), countryNames.of(country));
  const duty_rate = isImported ? destination.duty : 0;
  const vat_rate = isImported ? destination.vat : 0;
  const duty = whole((landed * duty_rate) / 100);
  const vat = whole(((landed + duty) * vat_rate) / 100);
  const [days_min, days_max] = way.days;
  const { max_age = null, steering: needed = car.steering } = destination;
  return {
    ...{ country, port, price: car.price, freight, insurance, documents: DOCUMENTS },
    ...{ duty, duty_rate, vat, vat_rate },
    total: landed + DOCUMENTS + duty + vat,
    ...{ days_min, days_max, max_age },
    is_too_old: max_age !== null && year - car.year > max_age,
    other_side: needed === car.steering ? null : needed,
  };
}
