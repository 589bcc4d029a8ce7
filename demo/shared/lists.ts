import { COLOR_NAMES } from './colors.js';
import { BODIES, DRIVES, FUELS, TRANSMISSIONS } from './replies/cars.js';

/** A filter whose values are chosen one by one. */
export interface ChoiceField {
  /** Whether it takes several values: an item has to fit one of them. */
  readonly isSeveral: boolean;
  /** The values that it takes: these, or any number or word, whose names only the server has. */
  readonly values: readonly string[] | 'number' | 'word';
  /** Whether yes is the first choice of a {@link FLAG}, since most shoppers want that. Defaults to false. */
  readonly isYesFirst?: boolean;
  /** Whether the server's order stays, as for sizes. By default, choices are sorted. */
  readonly isOrdered?: boolean;
  /** Whether it's shown above the ranges. Defaults to false. */
  readonly isFirst?: boolean;
}

/** What a kind of list can be filtered and sorted by. The site's addresses and the calls to the server use its names. */
export interface ListFields {
  /** In the order in which they are shown, below the ranges unless they are first. */
  readonly choices: Readonly<Record<string, ChoiceField>>;
  /** Each has two ends, such as `price_min` and `price_max`, in whole numbers. */
  readonly ranges: readonly string[];
  /** The first is the default. */
  readonly sorts: readonly [string, ...string[]];
  /** Whether its calls take `except`: the IDs of items to leave out, such as those that its page shows above it. */
  readonly hasExcept?: true;
}

/** The values of a filter for no and yes. */
export const FLAG = ['0', '1'] as const;

/** Maximum number of values of a filter, if they are any numbers or words. */
export const MAX_VALUES = 50;

const flag = { isSeveral: false, values: FLAG } as const;

/** The list of cars. In calls, prices are in US cents, and mileages in kilometers. */
export const CAR_LIST = {
  choices: {
    /** `0` for cars in the United States, `1` for those overseas. First, since many of those can't be imported. */
    is_oversea: { ...flag, isFirst: true },
    brand: { isSeveral: true, values: 'word' },
    /** Models of one make. */
    model: { isSeveral: true, values: 'word' },
    body: { isSeveral: true, values: BODIES },
    fuel: { isSeveral: true, values: FUELS },
    drive: { isSeveral: true, values: DRIVES },
    transmission: { isSeveral: true, values: TRANSMISSIONS },
    /** Whether the driver sits on the right. */
    right_hand: flag,
    color: { isSeveral: true, values: COLOR_NAMES },
  },
  ranges: ['price', 'year', 'mileage'],
  sorts: ['newest', 'price_asc', 'price_desc', 'mileage_asc', 'year_desc', 'year_asc'],
} as const satisfies ListFields;

/** The lists of goods other than cars. In calls, prices are in US cents. */
export const GOODS_LIST = {
  choices: {
    /** A department on either level. */
    cat_id: { isSeveral: false, values: 'number' },
    /** What goods of one kind differ in, such as their size, by its English name. */
    version: { isSeveral: true, values: 'word', isOrdered: true },
    store_id: { isSeveral: true, values: 'number' },
    /** `0` for goods in the United States, `1` for those overseas. */
    is_oversea: flag,
    /** Whether the price is reduced. */
    deal: { ...flag, isYesFirst: true },
    factory: { ...flag, isYesFirst: true },
  },
  ranges: ['price'],
  sorts: ['popular', 'newest', 'price_asc', 'price_desc', 'discount'],
  hasExcept: true,
} as const satisfies ListFields;

export type CarFields = typeof CAR_LIST;
export type GoodsFields = typeof GOODS_LIST;

/** The names of a list's filters with choices. */
export type ChoiceName<F extends ListFields> = keyof F['choices'] & string;

/** Those of them whose values are in the description. */
export type ListedName<F extends ListFields> = {
  [Name in ChoiceName<F>]: F['choices'][Name]['values'] extends readonly string[] ? Name : never;
}[ChoiceName<F>];

export type RangeName<F extends ListFields> = F['ranges'][number];
export type SortOf<F extends ListFields> = F['sorts'][number];

/** The filter of a list's calls, as texts. A missing field doesn't filter; several values have commas between. */
export type FilterOf<F extends ListFields> = Readonly<
  Partial<Record<ChoiceName<F> | `${RangeName<F>}_${'min' | 'max'}` | 'goods_name' | 'except', string>>
>;

/** A page of a list, by the fields of its call. */
export type SearchOf<F extends ListFields> = FilterOf<F> & {
  readonly page?: number;
  readonly pageSize?: number;
  readonly sort?: SortOf<F>;
};

/** A choice, and how many items it leaves. Those of a {@link FLAG} are numbers. */
export interface Counted<Value = string | number> {
  readonly value: Value;
  readonly count: number;
}

/** The least and the most that there is. Both are null if there is nothing. */
export interface Span {
  readonly min: number | null;
  readonly max: number | null;
}

/** What the server counts for a list's filters whose values are in the description. */
export type CountsOf<F extends ListFields> = {
  readonly [Name in ListedName<F>]: Counted<
    F['choices'][Name]['values'] extends typeof FLAG ? number : string
  >[];
} & { readonly [Name in RangeName<F>]: Span };

/** Returns the names of the filters whose values are in the description. */
export const listedNames = <F extends ListFields>({ choices }: F): ListedName<F>[] =>
  // The filter leaves just those.
  Object.keys(choices).filter((name) => Array.isArray(choices[name]?.values)) as ListedName<F>[];
