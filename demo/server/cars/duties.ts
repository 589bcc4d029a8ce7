import { array, enums, number, object, optional, string } from 'superstruct';
import { BODIES, FUELS } from '../../shared/replies/cars.js';
import { readData } from '../db/read-data.js';

const UNION = 'European Union';

/** Countries are named in English. */
const countries = array(string());

const Duties = object({
  /** The countries of the European Union that we ship from or to: one customs area. */
  union: countries,
  /** Where several rates fit a car, the first one applies. The union's name stands for each of its countries. */
  rates: array(
    object({
      to: countries,
      from: optional(countries),
      body: optional(enums(BODIES)),
      fuel: optional(enums(FUELS)),
      percent: number(),
    }),
  ),
});

const { union, rates } = readData('duties.json', Duties);

const isIn = (country = '', listed: readonly string[] = [country]): boolean =>
  listed.includes(country) || (listed.includes(UNION) && union.includes(country));

/** Returns whether a car passes customs on its way from one country to another. */
export const isImport = (from: string | undefined, to: string | undefined): boolean =>
  from !== to && !(isIn(from, [UNION]) && isIn(to, [UNION]));

/** Returns the duty on a car in percent, or undefined if no rate is for its kind and where it's from. */
export const dutyOn = (
  { body, fuel }: { readonly body: string | null; readonly fuel: string | null },
  from: string | undefined,
  to: string | undefined,
): number | undefined =>
  rates.find(
    (rate) =>
      isIn(to, rate.to) &&
      isIn(from, rate.from) &&
      (rate.body ?? body) === body &&
      (rate.fuel ?? fuel) === fuel,
  )?.percent;
