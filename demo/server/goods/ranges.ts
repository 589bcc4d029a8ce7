import { array, enums, type Infer, number, object, optional, record, string, tuple } from 'superstruct';
import { COLOR_NAMES } from '../../shared/colors.js';
import { readData } from '../db/read-data.js';

/** Everything that the goods of one department may be. */
const Range = object({
  /** Slug of a department of the second level. */
  department: string(),
  /** Invented makers, so that no trademark is used. */
  brands: array(string()),
  /** What it is called, its price in US dollars, and lines of the specification that its name settles. */
  items: array(object({ name: string(), price: number(), specs: optional(record(string(), string())) })),
  /** Name of what the versions differ in, such as "Size". */
  differ: string(),
  /** A version that stands behind the name, and by what it changes the price. */
  versions: array(object({ name: string(), factor: number() })),
  colors: array(enums(COLOR_NAMES)),
  /** Further lines of the specification; one of the values is taken. */
  specs: record(string(), array(string())),
  /** Sentences of the description. */
  about: array(string()),
  /** Weight in grams, from and to. */
  grams: tuple([number(), number()]),
});
export type Range = Infer<typeof Range>;

/** What the shop sells beside cars: one range for each department of the second level. */
export const RANGES: readonly Range[] = readData('goods.json', array(Range));
