import { object } from 'superstruct';
import {
  type ChoiceField,
  type ChoiceName,
  FLAG,
  type ListFields,
  MAX_VALUES,
  type RangeName,
  type SortOf,
} from '../../shared/lists.js';
import {
  numbersOf,
  oneOf,
  optionalChoices,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalTexts,
  paging,
  type RequestStruct,
  to,
} from '../http/fields.js';

type ValueOf<C extends ChoiceField> = C['values'] extends typeof FLAG
  ? boolean | null
  : C['values'] extends 'number'
    ? C['isSeveral'] extends true
      ? number[]
      : number | null
    : C['values'] extends readonly (infer Value)[]
      ? Value[]
      : string[];

/** The filter of a list's calls. A field that is null or empty doesn't filter; of several values, one has to fit. */
export type FilterRequest<F extends ListFields> = {
  [Name in ChoiceName<F>]: ValueOf<F['choices'][Name]>;
} & {
  /** Inclusive. */
  [Name in `${RangeName<F>}_${'min' | 'max'}`]: number | null;
} & {
  goods_name: string | null;
  /** The IDs of items that are left out. Only of lists with `hasExcept`. */
  except?: number[];
};

/** A filter and its words. Each group must match a word that begins with one of its alternatives. */
export type Filter<F extends ListFields> = FilterRequest<F> & {
  readonly words: readonly (readonly string[])[];
  /** Whether a word has to be an alternative or its plural instead of only beginning with it. By default, false. */
  readonly whole?: boolean;
  /** Other choices that items have to fit as well, such as those that a search's words stand for. */
  readonly also?: Partial<FilterRequest<F>> | undefined;
};

export type PageRequest<F extends ListFields> = FilterRequest<F> & {
  page: number;
  pageSize: number;
  sort: SortOf<F>;
};

const wholeNumbers = () => to(optionalTexts(MAX_VALUES), numbersOf);

function fieldOf({ isSeveral, values }: ChoiceField) {
  if (values === FLAG) return optionalFlag();
  if (values === 'number') return isSeveral ? wholeNumbers() : optionalNumber();
  return values === 'word' ? optionalTexts(MAX_VALUES) : optionalChoices(values);
}

const schemaOf = ({ choices, ranges, hasExcept }: ListFields) => ({
  goods_name: optionalText(),
  ...(hasExcept && { except: wholeNumbers() }),
  ...Object.fromEntries(Object.entries(choices).map(([name, field]) => [name, fieldOf(field)])),
  ...Object.fromEntries(
    ranges.flatMap((name) => ['min', 'max'].map((end) => [`${name}_${end}`, optionalNumber()])),
  ),
});

/** Returns the struct of a list's filter. */
export const filterRequest = <F extends ListFields>(fields: F) =>
  // The fields are made one by one, which the type says by name.
  object(schemaOf(fields)) as unknown as RequestStruct<FilterRequest<F>>;

/** Returns the struct of a request for a page of a list. */
export const pageRequest = <F extends ListFields>(fields: F) =>
  // As above.
  object({ ...paging(), sort: oneOf(fields.sorts), ...schemaOf(fields) }) as unknown as RequestStruct<
    PageRequest<F>
  >;
