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
