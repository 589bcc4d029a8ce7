import { and, eq, gte, inArray, lte, not, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ChoiceName, FLAG, ListFields, RangeName } from '../../shared/lists.js';
import { isSignsAlone, wordQuery } from '../search/words.js';
import type { Filter } from './requests.js';

/** What a filter for yes or no looks at. */
export interface Flag {
  /** What its choices are grouped by. */
  readonly by: AnyPgColumn | SQL;
  /** The same as 0 or 1. */
  readonly value: SQL;
  readonly is: (yes: boolean) => SQL;
}

/** Whether it's overseas, which is zone 2. */
export const overseas = (zone: AnyPgColumn): Flag => ({
  ...{ by: zone, value: sql`${zone} - 1` },
  is: (yes) => eq(zone, yes ? 2 : 1),
});

/** What isn't in an item's own row alone: whether any of its values fits. */
export interface Values {
  readonly some: (fits: (value: AnyPgColumn) => SQL) => SQL;
}

type Column = Flag | Values | AnyPgColumn | ((value: number) => AnyPgColumn);

/** Where a list's items are, and what its filters look at. */
export interface ListTable<F extends ListFields> {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  /** Whether an item is listed at all. */
  readonly isListed: SQL;
  readonly choices: {
    readonly [Name in ChoiceName<F>]: F['choices'][Name]['values'] extends typeof FLAG
      ? Flag
      : F['choices'][Name]['values'] extends 'number'
        ? AnyPgColumn | ((value: number) => AnyPgColumn)
        : F['choices'][Name]['values'] extends 'word'
          ? AnyPgColumn | Values
          : AnyPgColumn;
  };
  readonly ranges: Readonly<Record<RangeName<F>, AnyPgColumn>>;
  /** Returns whether an item has words that match a query. */
  readonly matchesWords: (query: string | Placeholder) => SQL;
  /** Returns a column as the ends of a range are found in it: "+ 0" keeps the planner from walking along an index. */
  readonly endOf: (column: AnyPgColumn, filter: Filter<F>) => AnyPgColumn | SQL;
}

/** Returns the placeholder for a value of a filter in a prepared statement. */
type Place = (name: string) => Placeholder;

/**
 * Returns the condition of a filter.
 * @param place if it's for a prepared statement: of the filter, only what {@link shapeOf} leaves matters then
 */
export function matchList<F extends ListFields>(
  list: ListTable<F>,
  filter: Filter<F>,
  place?: Place,
): SQL | undefined {
  const { goods_name: typed, words } = filter;
  // The filter's fields by their names, which its type doesn't allow.
  const values = filter as Readonly<Record<string, unknown>>;
  const also: Readonly<Record<string, unknown>> = filter.also ?? {};
  const within = ([name, column]: [string, AnyPgColumn]) => {
    const end = (key: string) => (values[key] === null ? null : (place?.(key) ?? Number(values[key])));
    const [min, max] = [end(`${name}_min`), end(`${name}_max`)];
    return [min === null ? undefined : gte(column, min), max === null ? undefined : lte(column, max)];
  };
  const except = matchChoice(list.id, filter.except ?? null, place?.('except'));
  return and(
    list.isListed,
    except && not(except),
    ...Object.entries<Column>(list.choices).map(([name, column]) =>
      matchChoice(column, values[name], place?.(name)),
    ),
    ...Object.entries<Column>(list.choices).map(([name, column]) =>
      matchChoice(column, also[name] ?? null, undefined),
    ),
    ...Object.entries<AnyPgColumn>(list.ranges).flatMap(within),
    isSignsAlone(typed) ? sql`false` : undefined,
    words.length === 0 ? undefined : list.matchesWords(place?.('query') ?? wordQuery(words, filter.whole)),
  );
}

function matchChoice(column: Column, value: unknown, placed: Placeholder | undefined): SQL | undefined {
  if (typeof value === 'boolean') return 'is' in column ? column.is(value) : undefined;
  if ('is' in column) return undefined;
  const values: unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  const [only] = values;
  if (only === undefined) return undefined;
  if ('some' in column) return column.some((value) => matchValues(value, values, placed));
  return matchValues(typeof column === 'function' ? column(Number(only)) : column, values, placed);
}

function matchValues(of: AnyPgColumn, values: readonly unknown[], placed: Placeholder | undefined): SQL {
  const [only] = values;
  // An index has what fits one value in order.
  if (values.length === 1) return eq(of, placed ?? only);
  if (!placed) return inArray(of, [...values]);
  return typeof only === 'number' ? sql`${of} = any(${placed}::int[])` : sql`${of} = any(${placed}::text[])`;
}

/** What every list's filter has. */
interface Worded {
  readonly goods_name: string | null;
  readonly words: readonly (readonly string[])[];
  readonly whole?: boolean;
}

/** Returns a filter without one of its parts. */
export const without = <F extends Worded>(filter: F, name: string): F => ({
  ...filter,
  ...(name in filter
    ? { [name]: Array.isArray(filter[name as keyof F]) ? [] : null } // checked before
    : { [`${name}_min`]: null, [`${name}_max`]: null }),
});

/** Returns whether a filter has a part, one with choices or a range. */
export function hasPart(filter: Worded, name: string): boolean {
  // The filter's fields by their names, which its type doesn't allow.
  const values = filter as unknown as Readonly<Record<string, unknown>>;
  const parts = name in filter ? [name] : [`${name}_min`, `${name}_max`];
  return parts
    .map((part) => values[part])
    .some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));
}

/** Returns a filter with the same condition apart from its values, by which prepared statements are found. */
export function shapeOf<F extends Worded>(filter: F): F {
  const sample = (value: unknown) =>
    typeof value === 'number' ? 1 : value === null || typeof value === 'boolean' ? value : '';
  const shape = Object.entries(filter).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.slice(0, 2).map(sample) : sample(value),
  ]);
  return {
    ...Object.fromEntries(shape),
    goods_name: isSignsAlone(filter.goods_name) ? '%' : null,
    words: filter.words.length === 0 ? [] : [['word']],
  };
}

/** Returns the values that fill in the placeholders of a filter. */
export const placedValues = (filter: Worded): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length === 1 ? value[0] : value,
    ]),
  ),
  query: wordQuery(filter.words, filter.whole),
  whole: wordQuery(filter.words, true),
});
