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
type Origin = (typeof ORIGINS)[number];

const Ports = object({
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

const { freight, countries } = readData('ports.json', Ports);

/** Where cars are shipped to, beside the United States: those order in the shop. */
export const DESTINATIONS = countries;
export type Destination = Infer<typeof Ports>['countries'][number];

const NORTH_AMERICA = new Set([
  'Los Angeles',
  'Houston',
  'Newark',
  'Savannah',
  'Jacksonville',
  'Baltimore',
  'Veracruz',
]);
const EUROPE = new Set([
  ...['Bremerhaven', 'Emden', 'Hamburg', 'Southampton', 'Bristol'],
  ...['Antwerp', 'Zeebrugge', 'Barcelona', 'Gothenburg'],
]);

const originOf = (port: string): Origin =>
  NORTH_AMERICA.has(port) ? 'north-america' : EUROPE.has(port) ? 'europe' : 'asia';

/** What a place on a ship from one of our ports costs, and how long it is under way. */
export const wayFrom = (port: string, { area }: Destination) => freight[originOf(port)][area];
