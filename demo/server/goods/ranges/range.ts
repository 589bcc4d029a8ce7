import { slug } from '../../cars/makes/make.js';
import type { Color } from '../colors.js';

/** Everything that the goods of one department may be. */
export interface Range {
  /** Slug of a department of the second level. */
  readonly department: string;
  /** Invented makers, so that no trademark is used. */
  readonly brands: readonly string[];
  /** What it is called, its price in US dollars, and lines of the specification that its name settles. */
  readonly items: readonly (readonly [
    name: string,
    dollars: number,
    settled?: Readonly<Record<string, string>>,
  ])[];
  /** Name of what the versions differ in, such as "Size". */
  readonly differ: string;
  /** A version that stands behind the name, and by what it changes the price. */
  readonly versions: readonly (readonly [name: string, factor: number])[];
  readonly colors: readonly Color[];
  /** Further lines of the specification; one of the values is taken. */
  readonly specs: Readonly<Record<string, readonly string[]>>;
  /** Sentences of the description. */
  readonly about: readonly string[];
  /** Weight in grams, from and to. */
  readonly grams: readonly [number, number];
}

/** The range of a department, by the department's English name. */
export function range(department: string, about: Omit<Range, 'department'>): Range {
  return { department: slug(department), ...about };
}
