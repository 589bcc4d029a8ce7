import type { ChoiceField, ChoiceName, FilterOf, ListFields, SearchOf, SortOf } from '../../shared/lists.js';
import { AddressReader } from './address.js';
import { type AddressRange, addressRanges, rangeField } from './ranges.js';

/** A range, and its ends as in the address. Empty for none. */
export interface Range {
  readonly name: AddressRange;
  readonly from: string;
  readonly to: string;
}

/** What the address of a list says. Empty fields don't filter. */
export interface List<F extends ListFields> {
  readonly chosen: Readonly<Record<ChoiceName<F>, readonly string[]>>;
  readonly ranges: readonly Range[];
  readonly term: string;
  readonly page: number;
  readonly sort: SortOf<F>;
  /** The parts of the address that couldn't be read. */
  readonly ignored: readonly string[];
}

function readChoice(reader: AddressReader, name: string, { isSeveral, values }: ChoiceField) {
  if (values === 'number') return isSeveral ? reader.severalWhole(name) : [reader.whole(name)];
  const listed = values === 'word' ? undefined : values;
  return isSeveral ? reader.several(name, listed) : [reader.oneOf(name, listed ?? [], '')];
}

/** Reads an address. Invalid parts count as missing. @param sort the list's own sort order */
export function readList<F extends ListFields>(
  fields: F,
  search: URLSearchParams,
  sort: SortOf<F> = fields.sorts[0],
): List<F> {
  const reader = new AddressReader(search);
  const chosen = Object.entries(fields.choices).map(([name, field]) => [
    name,
    readChoice(reader, name, field).filter(Boolean),
  ]);
  return {
    chosen: Object.fromEntries(chosen),
    ranges: addressRanges(fields.ranges).map((name) => ({ name, ...reader.span(name) })),
    term: reader.words('goods_name'),
    page: reader.page(),
    sort: reader.oneOf<SortOf<F>, SortOf<F>>('sort', fields.sorts, sort),
    ignored: reader.ignored,
  };
}

/** Returns the filter of a list's calls. @param fixed the filters of its page, whatever the address says */
export function filterOf<F extends ListFields>(list: List<F>, fixed?: FilterOf<F>): FilterOf<F> {
  const chosen = Object.entries<readonly string[]>(list.chosen).map(([name, values]) => [
    name,
    values.join(),
  ]);
  const ends = list.ranges.flatMap(({ name, from, to }) => {
    const { of, scale = 1 } = rangeField(name);
    return [
      [`${of}_min`, from && String(Math.floor(Number(from) * scale))],
      [`${of}_max`, to && String(Math.ceil(Number(to) * scale))],
    ];
  });
  const all = [...chosen, ...ends, ['goods_name', list.term]];
  return { ...Object.fromEntries(all.filter(([, value]) => value !== '')), ...fixed };
}

/** Returns the fields of the call for a page of a list. */
export const searchOf = <F extends ListFields>(list: List<F>, fixed?: FilterOf<F>): SearchOf<F> => ({
  ...filterOf(list, fixed),
  page: list.page,
  sort: list.sort,
});

/** Returns the parameters that clear a list's filters, to be put into its address. */
export const noFilter = ({ choices, ranges }: ListFields): Record<string, null> =>
  Object.fromEntries(
    [
      ...Object.keys(choices),
      ...addressRanges(ranges).flatMap((name) => [`${name}_min`, `${name}_max`]),
      'page',
    ].map((name) => [name, null]),
  );
