import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { GoodsFacets } from '../../shared/replies/goods.js';
import { goodsFacetsQuery, goodsQuery } from '../api/goods.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { useSpeech } from '../messages/speech.js';
import { catalogTexts } from '../texts.js';
import { changed, filtered, joined } from './address.js';
import {
  type Choice,
  type ChoiceFilter,
  choiceChips,
  choiceFacet,
  type Facet,
  type ListFilters,
  type Place,
  priceRange,
  rangeChips,
  rangeFacet,
} from './facets.js';
import { type Fixed, GOODS_FIELDS, type GoodsList, goodsFilter, goodsSearch } from './goods-list.js';
import { noFilter } from './list.js';

const NONE = noFilter(GOODS_FIELDS);

/** Returns the address of the same list in another department, or in all of them for null. */
type ToDepartment = (catId: string | null) => string;

/** Returns a list's filters. @param toDepartment the path of the list in a department; it's in the query by default */
export function useGoodsFilters(list: GoodsList, fixed: Fixed, toDepartment?: ToDepartment): ListFilters {
  const texts = catalogTexts.useTexts();
  const speech = useSpeech();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const counted = useShopQuery(goodsFacetsQuery(goodsFilter(list, fixed)), { isKept: true });
  const { data: counts, isError, refetch } = counted;
  const { data: found } = useShopQuery(goodsQuery(goodsSearch(list, fixed)), { isKept: true });
  const department = found?.category?.cat_name ?? '';
  return useMemo(() => {
    const to: ToDepartment = (catId) =>
      toDepartment
        ? joined(toDepartment(catId), filtered(search, { cat_id: null, id: null }))
        : pathname + filtered(search, { cat_id: catId });
    const place = { pathname, search, texts, speech };
    const price = priceRange(place, list.ranges.price);
    const flags = flagsOf(place, list, fixed);
    const stores: ChoiceFilter[] = fixed.store_id ? [] : [storesOf(list, counts?.store ?? [])];
    // A department in the path is the page itself, not a filter. One that isn't known yet has no name.
    const chosen = fixed.cat_id || !department ? [] : list.chosen.cat_id;
    const ofDepartment: ChoiceFilter = {
      ...{ name: 'cat_id', isSeveral: false, chosen, nameOf: () => department },
      to: ([catId = null]) => to(catId),
    };
    const id = fixed.cat_id ?? list.chosen.cat_id[0];
    const uncounted = isError ? [] : null;
    return {
      facets: counts
        ? [
            rangeFacet(place, price, counts.price),
            departmentFacet(place, id, counts.category, to),
            ...stores.map((each) => choiceFacet(place, each, counts.store)),
            ...flags.map((flag) => choiceFacet(place, flag, countsOf(flag, counts))),
          ]
        : uncounted,
      chips: [
        ...[ofDepartment, ...stores, ...flags].flatMap((each) => choiceChips(place, each)),
        ...rangeChips(place, price),
      ],
      clear: pathname + changed(search, NONE),
      retry: () => isError && void refetch(),
    };
  }, [pathname, search, list, fixed, texts, speech, counts, isError, refetch, department, toDepartment]);
}

/** Describes the filter by store. A store without a name, as all are until the counts arrive, isn't among the chosen. */
const storesOf = ({ chosen }: GoodsList, rows: GoodsFacets['store']): ChoiceFilter => ({
  ...{ name: 'store_id', isSeveral: true },
  chosen: chosen.store_id.filter((value) => rows.some((row) => row.value === value)),
  nameOf: (value) => rows.find((row) => row.value === value)?.name ?? '',
});

type Row = GoodsFacets['category'][number];

/** Returns the top level, or the path to the chosen department with its siblings and children. */
function departments(
  id: string | undefined,
  rows: readonly Row[],
  to: ToDepartment,
  allName: string,
): Choice[] {
  const chosen = rows.find(({ cat_id }) => cat_id === id);
  const choice = (row: Row, depth: number): Choice => ({
    value: row.cat_id,
    name: row.cat_name,
    count: row.count,
    depth,
    isChosen: row.cat_id === id,
    to: to(row.cat_id === id ? row.parent_id : row.cat_id),
  });
  const first = rows.filter(({ parent_id }) => parent_id === null);
  if (!chosen) return first.map((row) => choice(row, 0));
  const top = chosen.parent_id ?? chosen.cat_id;
  const all = { value: 'all', name: allName, count: null, isChosen: false, to: to(null) };
  return [
    all,
    ...first.filter(({ cat_id }) => cat_id === top).map((row) => choice(row, 1)),
    ...rows.filter(({ parent_id }) => parent_id === top).map((row) => choice(row, 2)),
  ];
}

const departmentFacet = (
  { texts }: Place,
  id: string | undefined,
  rows: readonly Row[],
  to: ToDepartment,
): Facet => ({
  ...{ kind: 'choices', name: 'cat_id', title: texts.names.cat_id, isSeveral: false },
  choices: departments(id, rows, to, texts.all),
});

const FLAGS = [
  ['is_oversea', 'oversea'],
  ['deal', 'deals'],
  ['factory', 'sellers'],
] as const;

/** Describes the filters that are yes or no, apart from those that the page fixes. */
const flagsOf = (
  { texts }: Place,
  { chosen }: GoodsList,
  fixed: Fixed,
): (ChoiceFilter & { name: FlagName })[] =>
  FLAGS.filter(([name]) => !(name in fixed)).map(([name, names]) => ({
    ...{ name, isSeveral: false, chosen: chosen[name] },
    nameOf: (value) => texts[names][value === '1' ? '1' : '0'],
  }));

type FlagName = (typeof FLAGS)[number][0];

const countsOf = ({ name }: { name: FlagName }, counts: GoodsFacets) =>
  counts[name]
    .map(({ value, count }) => ({ value: String(value), count }))
    // The choice that most shoppers want comes first.
    .sort((a, b) => (name === 'is_oversea' ? 0 : Number(b.value) - Number(a.value)));
