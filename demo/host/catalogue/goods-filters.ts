import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { GoodsFacets } from '../../shared/replies/goods.js';
import { goodsFacetsQuery, goodsQuery } from '../api/goods.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { type Speech, useSpeech } from '../messages/speech.js';
import { changed, filtered, joined } from './address.js';
import { type Chip, type Choice, type Facet, type ListFilters, priceFacet, spanText } from './facets.js';
import { type Fixed, type GoodsList, goodsFilter, goodsSearch } from './goods-list.js';
import type { CatalogueMessages } from './messages/en.js';
import { catalogueTexts } from './messages/load.js';

const OWN = ['cat_id', 'is_oversea', 'factory', 'deal', 'price_min', 'price_max', 'page'];
const NONE = Object.fromEntries(OWN.map((name) => [name, null]));

interface Place {
  pathname: string;
  search: URLSearchParams;
  list: GoodsList;
  fixed: Fixed;
  texts: CatalogueMessages;
  speech: Speech;
  /** Returns the address of the same list in another department, or in all of them for null. */
  toDepartment: (catId: string | null) => string;
}

/** Returns a list's filters. @param toDepartment the path of the list in a department; it's in the query by default */
export function useGoodsFilters(
  list: GoodsList,
  fixed: Fixed,
  toDepartment?: (catId: string | null) => string,
): ListFilters {
  const texts = catalogueTexts.useTexts();
  const speech = useSpeech();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data: counts } = useShopQuery(goodsFacetsQuery(goodsFilter(list, fixed)), { isKept: true });
  const { data: found } = useShopQuery(goodsQuery(goodsSearch(list, fixed)), { isKept: true });
  const department = found?.category?.cat_name ?? null;
  return useMemo(() => {
    const inDepartment = (catId: string | null) =>
      toDepartment
        ? joined(toDepartment(catId), filtered(search, { cat_id: null, id: null }))
        : pathname + filtered(search, { cat_id: catId });
    const place = { pathname, search, list, fixed, texts, speech, toDepartment: inDepartment };
    return {
      facets: counts ? facetsOf(place, counts) : null,
      // A department in the path is the page itself, not a filter.
      chips: chipsOf(place, list.catId && !fixed.cat_id ? department : null),
      clear: pathname + changed(search, NONE),
    };
  }, [pathname, search, list, fixed, texts, speech, counts, department, toDepartment]);
}

type Row = GoodsFacets['category'][number];

/** Returns the top level, or the path to the chosen department with its siblings and children. */
function departments({ list, fixed, texts, toDepartment }: Place, rows: readonly Row[]): Choice[] {
  const id = fixed.cat_id ?? list.catId;
  const chosen = rows.find(({ cat_id }) => cat_id === id);
  const choice = (row: Row, depth: number): Choice => ({
    value: row.cat_id,
    name: row.cat_name,
    count: row.count,
    depth,
    isChosen: row.cat_id === id,
    to: toDepartment(row.cat_id === id ? row.parent_id : row.cat_id),
  });
  const first = rows.filter(({ parent_id }) => parent_id === null);
  if (!chosen) return first.map((row) => choice(row, 0));
  const top = chosen.parent_id ?? chosen.cat_id;
  const all = { value: 'all', name: texts.all, count: null, isChosen: false, to: toDepartment(null) };
  return [
    all,
    ...first.filter(({ cat_id }) => cat_id === top).map((row) => choice(row, 1)),
    ...rows.filter(({ parent_id }) => parent_id === top).map((row) => choice(row, 2)),
  ];
}

const FLAGS = [
  ['is_oversea', 'oversea', 'oversea'],
  ['deal', 'deal', 'deals'],
  ['factory', 'factory', 'sellers'],
] as const;

/** Returns the available filters, with how many goods each choice leaves. */
function facetsOf(place: Place, counts: GoodsFacets): Facet[] {
  const { pathname, search, list, fixed, texts } = place;
  const flags = FLAGS.filter(([name]) => !(name in fixed)).map(([name, part, names]): Facet => {
    const choices = counts[name]
      .map(({ value, count }) => {
        const text = value === 1 ? '1' : '0';
        const isChosen = list[part] === text;
        const to = pathname + filtered(search, { [name]: isChosen ? null : text });
        return { value: text, name: texts[names][text], count, isChosen, to };
      })
      // The choice that most shoppers want comes first.
      .sort((a, b) => (name === 'is_oversea' ? 0 : Number(b.value) - Number(a.value)));
    return { kind: 'choices', name, title: texts.names[name], choices };
  });
  const ofDepartment: Facet = {
    kind: 'choices',
    name: 'cat_id',
    title: texts.names.cat_id,
    choices: departments(place, counts.category),
  };
  return [ofDepartment, ...flags, priceFacet(texts, counts.price, list.price)];
}

function chipsOf(place: Place, department: string | null): Chip[] {
  const { pathname, search, list, fixed, texts, speech, toDepartment } = place;
  const without = (change: Record<string, null>) => pathname + filtered(search, change);
  const flags = FLAGS.flatMap(([name, part, names]): Chip[] => {
    const value = list[part];
    if (name in fixed || value === '') return [];
    return [{ key: name, name: texts[names][value], to: without({ [name]: null }) }];
  });
  const price = spanText(list.price, texts, (text) => speech.numbers.price(Number(text) * 100));
  return [
    ...(department ? [{ key: 'cat_id', name: department, to: toDepartment(null) }] : []),
    ...flags,
    ...(price ? [{ key: 'price', name: price, to: without({ price_min: null, price_max: null }) }] : []),
  ];
}
