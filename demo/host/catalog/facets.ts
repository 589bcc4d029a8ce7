import { COLORS } from '../../shared/colors.js';
import {
  type CarFields,
  type ChoiceField,
  type ChoiceName,
  type Counted,
  FLAG,
  type GoodsFields,
  type ListedName,
  type Span,
} from '../../shared/lists.js';
import { capitalized, fill, type I18n } from '../messages/i18n.js';
import type { CatalogMessages } from '../texts.js';
import { filtered } from './address.js';
import type { Range } from './list.js';
import { type AddressRange, rangeField } from './ranges.js';

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

/** The page that the filters are on. */
export interface Place {
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly texts: CatalogMessages;
  readonly i18n: I18n;
}

/** What the description of a list doesn't say about a filter with choices. */
export interface ChoiceDetails {
  /** What it's called, if that isn't the same in all lists. */
  readonly title?: string | undefined;
  /** What a value is called. One that has no name, as before the counts arrive, isn't among the chosen. */
  readonly nameOf: (value: string) => string;
  readonly colorOf?: (value: string) => string | undefined;
  /** How many items each choice leaves. */
  readonly counts: readonly Counted[];
  /** The choices, if they aren't simply the counted ones. They're shown even if the page fixes the filter. */
  readonly choices?: readonly Choice[];
  /** Returns the address with these values chosen. By default, they go into the query. */
  readonly to?: (values: readonly string[]) => string;
}

/** A filter with choices. */
export interface ChoiceFilter extends ChoiceDetails, ChoiceField {
  readonly name: string;
  readonly chosen: readonly string[];
}

/** What all lists' filters are called, by name. */
export const titlesOf = ({ names }: CatalogMessages): Readonly<Record<string, string>> =>
  names satisfies Record<ChoiceName<CarFields> | ChoiceName<GoodsFields> | AddressRange, string>;

/** Describes the filters whose values are in the descriptions of lists. @param counted the counts of each */
export function listedDetails(
  { texts, i18n }: Place,
  counted: Readonly<Record<string, readonly Counted[]>>,
): Readonly<Record<string, ChoiceDetails>> {
  const { fuels, colors, steering } = i18n.texts.car;
  const hexes: Readonly<Record<string, string>> = COLORS;
  const names: Readonly<
    Record<ListedName<CarFields> | ListedName<GoodsFields>, Readonly<Record<string, string>>>
  > = {
    is_oversea: texts.oversea,
    deal: texts.deals,
    factory: texts.sellers,
    body: texts.bodies,
    fuel: fuels,
    drive: texts.drives,
    transmission: texts.transmissions,
    right_hand: { 0: steering.left, 1: steering.right },
    color: colors,
  };
  const details = Object.entries(names).map(([name, ofValues]): [string, ChoiceDetails] => [
    name,
    {
      nameOf: (value) => capitalized(ofValues[value] ?? value, i18n.lang),
      counts: counted[name] ?? [],
      ...(name === 'color' && { colorOf: (value) => hexes[value] }),
    },
  ]);
  return Object.fromEntries(details);
}

const urlOf = ({ pathname, search }: Place, { name, to }: ChoiceFilter) =>
  to ?? ((values: readonly string[]) => pathname + filtered(search, { [name]: values }));

/**
 * Returns a filter's choices. What is chosen stays among them, even if it leaves nothing. If only one can be chosen, the
 * first one takes it back.
 */
function choicesOf(place: Place, filter: ChoiceFilter): Choice[] {
  const { isSeveral, values, isYesFirst = false, isOrdered = false } = filter;
  const { chosen, nameOf, colorOf, counts } = filter;
  const to = urlOf(place, filter);
  const without = (value: string) => chosen.filter((each) => each !== value);
  const rows = counts.map(({ value, count }) => ({ value: String(value), count }));
  if (values === FLAG && isYesFirst) rows.sort((a, b) => Number(b.value) - Number(a.value));
  const gone = chosen.filter((value) => rows.every((row) => row.value !== value));
  const choices = [...rows, ...gone.map((value) => ({ value, count: 0 }))].map(({ value, count }) => {
    const isChosen = chosen.includes(value);
    const next = isChosen ? without(value) : [...(isSeveral ? chosen : []), value];
    return { value, name: nameOf(value), count, isChosen, to: to(next), color: colorOf?.(value) };
  });
  // The server orders them by value, which nobody sees.
  const byName = (one: Choice, other: Choice) => one.name.localeCompare(other.name, place.i18n.lang);
  if (isOrdered) return choices;
  if (typeof values === 'string')
    choices.sort((one, other) => (other.count ?? 0) - (one.count ?? 0) || byName(one, other));
  else if (values !== FLAG) choices.sort(byName);
  const any = { value: '', name: place.texts.any, count: null, isChosen: chosen.length === 0, to: to([]) };
  return isSeveral || choices.length + chosen.length < 2 ? choices : [any, ...choices];
}

export const choiceFacet = (place: Place, filter: ChoiceFilter): Facet => ({
  ...{
    kind: 'choices',
    name: filter.name,
    title: filter.title || (titlesOf(place.texts)[filter.name] ?? filter.name),
  },
  isSeveral: filter.isSeveral,
  choices: filter.choices ?? choicesOf(place, filter),
});

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

/** Returns a range's filter. @param available the minimum and maximum, as the server counts them */
export const rangeFacet = ({ texts }: Place, range: Range, { min, max }: Span): Facet => {
  const { unit = '', isGrouped = true, scale = 1, step = 1 } = rangeField(range.name);
  return {
    ...{ kind: 'span', title: texts.names[range.name], unit, isGrouped, ...range },
    min: min === null ? null : Math.floor(min / scale / step) * step,
    max: max === null ? null : Math.ceil(max / scale / step) * step,
  };
};

/** Returns the chip of a range, if an end is chosen. */
export function rangeChips({ pathname, search, texts, i18n }: Place, { name, from, to }: Range): Chip[] {
  if (from === '' && to === '') return [];
  const text = to === '' ? texts.atLeast : from === '' ? texts.atMost : texts.between;
  const end = (value: string) => value && rangeField(name).write(Number(value), i18n.numbers);
  const change = { [`${name}_min`]: null, [`${name}_max`]: null };
  const shown = fill(text, { from: end(from), to: end(to) });
  return [{ key: name, filter: name, name: shown, to: pathname + filtered(search, change) }];
}
