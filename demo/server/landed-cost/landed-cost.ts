import { array, enums, type Infer, number, object, optional, record, string, tuple } from 'superstruct';
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

const Ports = object({
  /** Where our own ports are; those that are not named are in Asia. */
  origins: record(enums(ORIGINS), array(string())),
  /** From where to where: what a place for a sedan costs, in US dollars, and the days at sea. */
  freight: record(
    enums(ORIGINS),
    record(enums(AREAS), object({ dollars: number(), days: tuple([number(), number()]) })),
  ),
  countries: array(
    object({
      /** ISO 3166-1. */
      country: string(),
      area: enums(AREAS),
      /** Percent of the car with freight and insurance. */
      duty: number(),
      /** Percent of all of that, duty included. */
      vat: number(),
      /** The oldest car that may be brought in, in years. */
      max_age: optional(number()),
      ports: array(string()),
    }),
  ),
});

const { origins, freight, countries } = readData('ports.json', Ports);

/** Where cars are shipped to, beside the United States: those order in the shop. */
export const DESTINATIONS = countries;
export type Destination = Infer<typeof Ports>['countries'][number];

/** What a place on a ship from one of our ports costs, and how long it is under way. */
export function wayFrom(port: string, { area }: Destination) {
  const origin = ORIGINS.find((known) => origins[known]?.includes(port)) ?? 'asia';
  return freight[origin][area];
}

interface Shipped {
  /** US cents. */
  readonly price: number;
  readonly body: string;
  readonly year: number;
  /** Where it stands. */
  readonly port: string;
}

/** A car at the buyer's port; all sums are US cents. Duty and tax are what the country asks as a rule. */
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
  /** At sea. */
  readonly days_min: number;
  readonly days_max: number;
  /** The oldest car that the country lets in, in years; null where it does not ask. */
  readonly max_age: number | null;
  readonly is_too_old: boolean;
}

/** How much of the room of a sedan a car takes on a ship. */
const ROOM: Readonly<Record<string, number>> = {
  suv: 1.18,
  pickup: 1.3,
  van: 1.3,
  wagon: 1.06,
  hatchback: 0.94,
};

/** Of the car and its freight, and a tenth on top, as is the custom of the trade. */
const INSURANCE = 0.015 * 1.1;
/** Export certificate, title, bill of lading and loading, in US cents. */
const DOCUMENTS = 46_500;

const whole = (cents: number): number => Math.round(cents / 100) * 100;

/** The country of a code, if cars are shipped there; undefined for any other, and for the United States. */
export const destinationOf = (country: string): Destination | undefined =>
  DESTINATIONS.find((known) => known.country === country);

/** A car at a port; null where no ship of ours goes. The same rule makes the table of the page and the quote. */
export function landedCost(car: Shipped, country: string, port: string, year: number): LandedCost | null {
  const destination = destinationOf(country);
  if (!destination?.ports.includes(port)) return null;
  const way = wayFrom(car.port, destination);
  const freight = whole(way.dollars * 100 * (ROOM[car.body] ?? 1));
  const insurance = whole((car.price + freight) * INSURANCE);
  const landed = car.price + freight + insurance;
  const duty = whole((landed * destination.duty) / 100);
  const vat = whole(((landed + duty) * destination.vat) / 100);
  const [days_min, days_max] = way.days;
  const max_age = destination.max_age ?? null;
  return {
    ...{ country, port, price: car.price, freight, insurance, documents: DOCUMENTS },
    ...{ duty, duty_rate: destination.duty, vat, vat_rate: destination.vat },
    total: landed + DOCUMENTS + duty + vat,
    ...{ days_min, days_max, max_age },
    is_too_old: max_age !== null && year - car.year > max_age,
  };
}
