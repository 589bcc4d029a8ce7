import { fill } from '../messages/speech.js';
import type { CatalogueMessages } from './messages/en.js';

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
}

export type Facet =
  | {
      readonly kind: 'choices';
      readonly name: string;
      readonly title: string;
      readonly choices: readonly Choice[];
    }
  | {
      readonly kind: 'span';
      readonly name: string;
      readonly title: string;
      /** Shown before the numbers, such as `$`. */
      readonly unit: string;
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
  readonly name: string;
  readonly to: string;
}

/** The filters of a list: the available ones, the active ones, and the address without any. */
export interface ListFilters {
  /** `null` until they are known. */
  readonly facets: readonly Facet[] | null;
  readonly chips: readonly Chip[];
  readonly clear: string;
}

interface Span {
  readonly from: string;
  readonly to: string;
}

/** Returns the price filter. @param range the minimum and maximum available, in US cents */
export const priceFacet = (
  texts: CatalogueMessages,
  range: { readonly min: number | null; readonly max: number | null },
  chosen: Span,
): Facet => ({
  kind: 'span',
  name: 'price',
  title: texts.names.price,
  unit: '$',
  min: range.min === null ? null : Math.floor(range.min / 100),
  max: range.max === null ? null : Math.ceil(range.max / 100),
  ...chosen,
});

/** Writes a range for the shopper. Returns an empty string if there is none. */
export function spanText(
  { from, to }: Span,
  texts: Pick<CatalogueMessages, 'between' | 'atLeast' | 'atMost'>,
  write: (text: string) => string,
): string {
  if (from === '' && to === '') return '';
  const text = to === '' ? texts.atLeast : from === '' ? texts.atMost : texts.between;
  return fill(text, { from: from && write(from), to: to && write(to) });
}
