import { AddressReader } from './address.js';

/** A filter whose values are chosen one by one. */
export interface ChoiceField {
  /** Whether it takes several values: an item has to fit one of them. */
  readonly isSeveral: boolean;
  /** The values that it takes. By default, any word; for `number`, any whole number. */
  readonly values?: readonly string[] | 'number';
}

/** A filter with two ends, each a whole number in the address. */
export interface RangeField {
  /** The filter of the call that it stands for. */
  readonly of: string;
  /** Converts an end from the address's unit to that of the call. Defaults to the same. */
  readonly convert?: (value: number, end: 'min' | 'max') => number;
}

/** What the address of a kind of list may say. The first of the sort orders is the default. */
export interface ListFields<Choice extends string, Range extends string, Sort extends string> {
  readonly choices: Readonly<Record<Choice, ChoiceField>>;
  readonly ranges: Readonly<Record<Range, RangeField>>;
  readonly sorts: readonly [Sort, ...Sort[]];
}

/** The ends of a range, as in the address. Empty for none. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** What the address of a list says. Empty fields don't filter. */
export interface List<Choice extends string, Ranged extends string, Sort extends string> {
  readonly chosen: Readonly<Record<Choice, readonly string[]>>;
  readonly ranges: Readonly<Record<Ranged, Range>>;
  readonly term: string;
  readonly page: number;
  readonly sort: Sort;
  /** The parts of the address that couldn't be read. */
  readonly ignored: readonly string[];
}

/** Reads an address. Invalid parts count as missing. @param sort the list's own sort order */
export function readList<Choice extends string, Ranged extends string, Sort extends string>(
  fields: ListFields<Choice, Ranged, Sort>,
  search: URLSearchParams,
  sort: Sort = fields.sorts[0],
): List<Choice, Ranged, Sort> {
  const reader = new AddressReader(search);
  const readChoice = (name: string, { isSeveral, values }: ChoiceField): readonly string[] => {
    if (values === 'number')
      return isSeveral ? reader.severalWhole(name) : [reader.whole(name)].filter(Boolean);
    if (isSeveral) return reader.several(name, values);
    return [reader.oneOf(name, values ?? [], '')].filter(Boolean);
  };
  return {
    chosen: mapped(fields.choices, (field, name) => readChoice(name, field)),
    ranges: mapped(fields.ranges, (_, name) => reader.span(name)),
    term: reader.words('goods_name'),
    page: reader.page(),
    sort: reader.oneOf('sort', fields.sorts, sort),
    ignored: reader.ignored,
  };
}

/** Returns the filter of a list's calls. */
export function filterOf<Choice extends string, Ranged extends string, Sort extends string>(
  fields: ListFields<Choice, Ranged, Sort>,
  list: List<Choice, Ranged, Sort>,
): Record<string, string> {
  const chosen = entriesOf(list.chosen).map(([name, values]) => [name, values.join()]);
  const ends = entriesOf(list.ranges).flatMap(([name, { from, to }]) => {
    const { of, convert = (value) => value } = fields.ranges[name];
    const end = (text: string, which: 'min' | 'max') =>
      [`${of}_${which}`, text && String(convert(Number(text), which))] as const;
    return [end(from, 'min'), end(to, 'max')];
  });
  const all = [...chosen, ...ends, ['goods_name', list.term]];
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

/** Returns the parameters that clear a list's filters, to be put into its address. */
export const noFilter = (fields: ListFields<string, string, string>): Record<string, null> =>
  Object.fromEntries(
    [
      ...Object.keys(fields.choices),
      ...Object.keys(fields.ranges).flatMap((name) => [`${name}_min`, `${name}_max`]),
      'page',
    ].map((name) => [name, null]),
  );

// The keys of these records match their types.
const entriesOf = <Name extends string, T>(record: Readonly<Record<Name, T>>) =>
  Object.entries(record) as [Name, T][];

const mapped = <Name extends string, T, U>(
  record: Readonly<Record<Name, T>>,
  map: (value: T, name: Name) => U,
) =>
  Object.fromEntries(entriesOf(record).map(([name, value]) => [name, map(value, name)])) as Record<Name, U>;
