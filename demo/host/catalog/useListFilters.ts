import { useLocation, useSearchParams } from 'react-router';
import type { ChoiceField, Counted, CountsOf, ListFields, Span } from '../../shared/lists.js';
import { useDistance } from '../cars/useDistance.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { useI18n } from '../messages/i18n.js';
import { catalogTexts } from '../texts.js';
import { changed } from './address.js';
import {
  type Chip,
  type ChoiceDetails,
  type ChoiceFilter,
  choiceChips,
  choiceFacet,
  type Facet,
  listedDetails,
  rangeChips,
  rangeFacet,
} from './facets.js';
import type { ListKind, ShownList } from './kind.js';
import { filterOf, noFilter, type Range } from './list.js';
import { rangeField } from './ranges.js';

/** The filters of a list: the available ones, the active ones, and the address without any. */
export interface ListFilters {
  /** `null` until they are known, and none if they can't be had. */
  readonly facets: readonly Facet[] | null;
  readonly chips: readonly Chip[];
  readonly clear: string;
  /** Fetches the filters again if they couldn't be had. */
  readonly retry: () => void;
}

/** Returns the ranges in one unit each: the address's if it has one of them, else the shopper's. */
function inOneUnit(ranges: readonly Range[], isInMiles: boolean): readonly Range[] {
  const isSet = (unit: string) => ranges.some(({ name, from, to }) => name === unit && from + to !== '');
  const other = isSet('miles') || (isInMiles && !isSet('mileage')) ? 'mileage' : 'miles';
  return ranges.filter(({ name }) => name !== other);
}

export function useListFilters<
  F extends ListFields,
  Item extends { readonly goods_id: number | string },
  Counts extends CountsOf<F>,
>(kind: ListKind<F, Item, Counts>, shown: ShownList<F>): ListFilters {
  const texts = catalogTexts.useTexts();
  const i18n = useI18n();
  const { isInMiles } = useDistance();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { list, fixed } = shown;
  const countsQuery = kind.countsQuery(filterOf(list, fixed));
  const { data: counts, isError, refetch } = useShopQuery(countsQuery, { isKept: true });
  const place = { pathname, search, texts, i18n };
  // The counts of choices and of ranges, which have different names.
  const counted = (counts ?? {}) as Readonly<Record<string, readonly Counted[]>>;
  const spans = (counts ?? {}) as Readonly<Record<string, Span>>;
  const all = { ...listedDetails(place, counted), ...kind.useDetails(place, shown, counts) };
  const detailsOf: Readonly<Record<string, ChoiceDetails>> = all;
  const chosenOf: Readonly<Record<string, readonly string[]>> = list.chosen;
  const fields = Object.entries<ChoiceField>(kind.fields.choices);
  const filters = fields.flatMap(([name, field]): ChoiceFilter[] => {
    const details = detailsOf[name];
    if (!details || (name in fixed && !details.choices)) return [];
    const chosen = (chosenOf[name] ?? []).filter((value) => details.nameOf(value) !== '');
    return [{ ...field, ...details, name, chosen }];
  });
  const spanOf = (range: Range) =>
    rangeFacet(place, range, spans[rangeField(range.name).of] ?? { min: null, max: null });
  const ranges = inOneUnit(list.ranges, isInMiles);
  const choiceFacets = (first: boolean) =>
    filters.filter(({ isFirst = false }) => isFirst === first).map((filter) => choiceFacet(place, filter));
  const uncounted = isError ? [] : null;
  return {
    facets: counts
      ? [
          ...choiceFacets(true),
          // Before the other choices, which are many.
          ...ranges.map(spanOf),
          ...choiceFacets(false),
        ]
      : uncounted,
    chips: [
      ...filters.flatMap((filter) => choiceChips(place, filter)),
      ...list.ranges.flatMap((range) => rangeChips(place, range)),
    ],
    clear: (kind.home ?? pathname) + changed(search, noFilter(kind.fields)),
    retry: () => isError && void refetch(),
  };
}
