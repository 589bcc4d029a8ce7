import {
  array,
  boolean,
  enums,
  type Infer,
  number,
  object,
  optional,
  record,
  string,
  tuple,
} from 'superstruct';
import { ART_KINDS } from '../../shared/art.js';
import { COLOR_NAMES } from '../../shared/colors.js';
import { readData } from '../db/read-data.js';

/** The possible goods of one department. */
const Range = object({
  /** The slug of a second-level department. */
  department: string(),
  /** Made-up brands, so that no trademark is used. */
  brands: array(string()),
  /** Names, prices in US dollars, what a picture shows, and all that differs from the rest of the department. */
  items: array(
    object({
      name: string(),
      price: number(),
      art: enums(ART_KINDS),
      specs: optional(record(string(), string())),
      /** The names of the versions that exist. Defaults to all. */
      versions: optional(array(string())),
      colors: optional(array(enums(COLOR_NAMES))),
      about: optional(array(string())),
      grams: optional(tuple([number(), number()])),
    }),
  ),
  /** What the versions differ in, such as "Size". */
  differ: string(),
  /** The part of the name that describes a version, its factor on the price, and what it changes. */
  versions: array(
    object({
      name: string(),
      /** What the specification says of it, if not its name. */
      value: optional(string()),
      factor: number(),
      art: optional(enums(ART_KINDS)),
      /** Which of the designs of the picture shows it, counted from 0, if not each brand's own. */
      design: optional(number()),
      specs: optional(record(string(), string())),
      /** More sentences of the description. */
      about: optional(array(string())),
    }),
  ),
  colors: array(enums(COLOR_NAMES)),
  /** More lines of the specification, each with one of these values. */
  specs: record(string(), array(string())),
  /** The sentences of the description. */
  about: array(string()),
  /** Minimum and maximum weight in grams, of the cheapest and of the dearest version. */
  grams: tuple([number(), number()]),
  /** Whether all versions of an item weigh the same, as a phone does with any storage. */
  evenWeight: optional(boolean()),
});
export type Range = Infer<typeof Range>;
export type Item = Range['items'][number];
export type Version = Range['versions'][number];

/** Goods other than cars: one range for each second-level department. */
export const RANGES: readonly Range[] = readData('goods.json', array(Range));

/**
 * Vehicles that share their shapes, by the department or the version whose parts are made for them alone: the lines of the
 * specification that name them, and what else is the same for all parts that fit.
 */
const FITS = readData('fits.json', record(string(), array(record(string(), string()))));

/** Returns what the specification says of the vehicles that an item fits: nothing if any. Another brand's is for others. */
export function fitsOf(range: Range, item: Item, version: Version, brand: string): Record<string, string> {
  const fits = FITS[range.department] ?? FITS[version.name] ?? [];
  return fits[(range.brands.indexOf(brand) + range.items.indexOf(item)) % fits.length] ?? {};
}

/** Returns the versions that an item comes in. */
export const versionsOf = (range: Range, item: Item): readonly Version[] =>
  range.versions.filter(({ name }) => item.versions?.includes(name) ?? true);

/**
 * Returns the weight in grams, to ten. A larger version of an item is never lighter than a smaller one.
 * @param share 0–1: where the weight is within what its version may weigh
 */
export function weightOf(range: Range, item: Item, version: Version, share: number): number {
  const differing = range.evenWeight ? [version] : versionsOf(range, item);
  const factors = [...new Set(differing.map(({ factor }) => factor))].sort((a, b) => a - b);
  const [least, most] = item.grams ?? range.grams;
  const step = (most - least) / factors.length;
  return Math.round((least + (factors.indexOf(version.factor) + share) * step) / 10) * 10;
}
