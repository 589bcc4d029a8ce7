import { fill } from '../messages/speech.js';
import type { CatalogueMessages } from './messages/en.js';

/** One choice of a filter: a link that chooses it, or takes it back when it is chosen. */
export interface Choice {
  readonly value: string;
  readonly name: string;
  /** How many it leaves; null where it isn't counted. */
  readonly count: number | null;
  readonly to: string;
  readonly isChosen: boolean;
  /** How deep it stands below the others; default 0. */
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
      /** In front of the numbers, such as `$`. */
      readonly unit: string;
      /** The least and the most that there is, whole; null when there is nothing. */
      readonly min: number | null;
      readonly max: number | null;
      /** As in the address; empty for none. */
      readonly from: string;
      readonly to: string;
    };

/** A filter that is active, and the address without it. */
export interface Chip {
  readonly key: string;
  readonly name: string;
  readonly to: string;
}

/** The filters of a list: on offer, active, and the address without them. */
export interface ListFilters {
  /** Null until they are known. */
  readonly facets: readonly Facet[] | null;
  readonly chips: readonly Chip[];
  readonly clear: string;
}

interface Span {
  readonly from: string;
  readonly to: string;
}

/** A filter by price. @param range the least and the most that there is, in US cents */
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

/** A span as a shopper reads it; empty for none. */
export function spanText(
  { from, to }: Span,
  texts: Pick<CatalogueMessages, 'between' | 'atLeast' | 'atMost'>,
  write: (text: string) => string,
): string {
  if (from === '' && to === '') return '';
  const text = to === '' ? texts.atLeast : from === '' ? texts.atMost : texts.between;
  return fill(text, { from: from && write(from), to: to && write(to) });
}
