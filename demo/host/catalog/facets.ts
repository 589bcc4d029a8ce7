import { fill, type Speech } from '../messages/speech.js';
import type { CatalogMessages } from '../texts.js';
import { filtered } from './address.js';
import type { Range } from './list.js';

/** One choice of a filter: a link that selects it, or that deselects it if it's selected. */
export interface Choice {
  readonly value: string;
  readonly name: string;
  /** How many items it leaves. `null` if that isn't counted. */
  readonly count: number | null;
  readonly to: string;
  readonly isChosen: boolean;
  /** How deep it's nested below the others. Defaults to 0. */
  readonly depth?: number;
  /** The color that it stands for, as a hex code. */
  readonly color?: string | undefined;
}

export type Facet =
  | {
      readonly kind: 'choices';
      readonly name: string;
      readonly title: string;
      /** Whether several can be chosen, so that they are check boxes. */
      readonly isSeveral: boolean;
      readonly choices: readonly Choice[];
    }
  | {
      readonly kind: 'span';
      readonly name: string;
      readonly title: string;
      /** Shown before the numbers, such as `$`. */
      readonly unit: string;
      /** Whether thousands are grouped, which those of years aren't. */
      readonly isGrouped: boolean;
      /** The minimum and maximum available, in whole numbers. `null` if there is nothing. */
      readonly min: number | null;
      readonly max: number | null;
      /** The chosen ends, as in the address. Empty for none. */
      readonly from: string;
      readonly to: string;
    };

/** An active filter, and the address without it. */
export interface Chip {
  readonly key: string;
  /** The filter that it belongs to. */
  readonly filter: string;
  readonly name: string;
  readonly to: string;
}

/** The filters of a list: the available ones, the active ones, and the address without any. */
export interface ListFilters {
  /** `null` until they are known, and none if they can't be had. */
  readonly facets: readonly Facet[] | null;
  readonly chips: readonly Chip[];
  readonly clear: string;
  /** Fetches the filters again if they couldn't be had. */
  readonly retry: () => void;
}

/** The page that the filters are on. */
export interface Place {
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly texts: CatalogMessages;
  readonly speech: Speech;
}

/** A filter with choices, as its list describes it. */
export interface ChoiceFilter {
  readonly name: keyof CatalogMessages['names'];
  readonly isSeveral: boolean;
  readonly chosen: readonly string[];
  /** What a value is called. */
  readonly nameOf: (value: string) => string;
  readonly colorOf?: (value: string) => string | undefined;
  /** Returns the address with these values chosen. By default, they go into the query. */
  readonly to?: (values: readonly string[]) => string;
}

const urlOf = ({ pathname, search }: Place, { name, to }: ChoiceFilter) =>
  to ?? ((values: readonly string[]) => pathname + filtered(search, { [name]: values }));

/** Returns a filter's choices. What is chosen stays among them, even if it leaves nothing. */
export function choiceFacet(
  place: Place,
  filter: ChoiceFilter,
  counts: readonly { readonly value: string; readonly count: number }[],
): Facet {
  const { name, isSeveral, chosen, nameOf, colorOf } = filter;
  const to = urlOf(place, filter);
  const without = (value: string) => chosen.filter((each) => each !== value);
  const gone = chosen.filter((value) => counts.every((row) => row.value !== value));
  const choices = [...counts, ...gone.map((value) => ({ value, count: 0 }))].map(({ value, count }) => {
    const isChosen = chosen.includes(value);
    const next = isChosen ? without(value) : [...(isSeveral ? chosen : []), value];
    return { value, name: nameOf(value), count, isChosen, to: to(next), color: colorOf?.(value) };
  });
  return { kind: 'choices', name, title: place.texts.names[name], isSeveral, choices };
}

/** Returns a chip for each chosen value. */
export function choiceChips(place: Place, filter: ChoiceFilter): Chip[] {
  const { name, chosen, nameOf } = filter;
  const to = urlOf(place, filter);
  return chosen.map((value) => ({
    key: `${name} ${value}`,
    filter: name,
    name: nameOf(value),
    to: to(chosen.filter((each) => each !== value)),
  }));
}

/** A filter with two ends, as its list describes it. */
export interface RangeFilter {
  readonly name: 'price' | 'year' | 'mileage' | 'miles';
  readonly chosen: Range;
  /** How an end is written. */
  readonly write: (value: number) => string;
  readonly unit?: string;
  readonly isGrouped?: boolean;
  /** Converts what the server counts in to what the address says: cents to dollars. */
  readonly scale?: number;
}

interface Available {
  readonly min: number | null;
  readonly max: number | null;
}

/** Returns a range's filter. @param available the minimum and maximum, as the server counts them */
export const rangeFacet = ({ texts }: Place, range: RangeFilter, available: Available): Facet => {
  const { name, chosen, unit = '', isGrouped = true, scale = 1 } = range;
  const { min, max } = available;
  return {
    ...{ kind: 'span', name, title: texts.names[name], unit, isGrouped, ...chosen },
    min: min === null ? null : Math.floor(min / scale),
    max: max === null ? null : Math.ceil(max / scale),
  };
};

/** Returns the chip of a range, if an end is chosen. */
export function rangeChips({ pathname, search, texts }: Place, { name, chosen, write }: RangeFilter): Chip[] {
  const { from, to } = chosen;
  if (from === '' && to === '') return [];
  const text = to === '' ? texts.atLeast : from === '' ? texts.atMost : texts.between;
  const end = (value: string) => value && write(Number(value));
  const change = { [`${name}_min`]: null, [`${name}_max`]: null };
  const shown = fill(text, { from: end(from), to: end(to) });
  return [{ key: name, filter: name, name: shown, to: pathname + filtered(search, change) }];
}

/** Describes the price filter of any list. */
export const priceRange = ({ speech }: Place, chosen: Range): RangeFilter => ({
  ...{ name: 'price', chosen, unit: '$', scale: 100 },
  write: (dollars) => speech.numbers.price(dollars * 100),
});
