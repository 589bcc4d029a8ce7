import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { COLORS } from '../../shared/colors.js';
import type { Brand } from '../../shared/replies/cars.js';
import type { CarFacets } from '../../shared/replies/goods.js';
import { bannerQuery, carFacetsQuery } from '../api/catalog.js';
import { listPath } from '../cars/links.js';
import { KILOMETERS_A_MILE, useDistance } from '../cars/useDistance.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { useSpeech } from '../messages/speech.js';
import { catalogTexts } from '../texts.js';
import { changed, filtered } from './address.js';
import { CAR_FIELDS, type CarList, carFilter } from './car-list.js';
import {
  type ChoiceFilter,
  choiceChips,
  choiceFacet,
  type Facet,
  type ListFilters,
  type Place,
  priceRange,
  type RangeFilter,
  rangeChips,
  rangeFacet,
} from './facets.js';
import { noFilter } from './list.js';

const NONE = noFilter(CAR_FIELDS);

export function useCarFilters(list: CarList): ListFilters {
  const texts = catalogTexts.useTexts();
  const speech = useSpeech();
  const { isInMiles } = useDistance();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const counted = useShopQuery(carFacetsQuery(carFilter(list)), { isKept: true });
  const { data: counts, isError, refetch } = counted;
  const brands = useShopQuery(bannerQuery).data?.brand;
  return useMemo(() => {
    const place = { pathname, search, texts, speech };
    const choiceFilters = choiceFiltersOf(place, list, brands ?? []);
    const ranges = rangesOf(place, list);
    const uncounted = isError ? [] : null;
    return {
      facets: counts ? facetsOf(place, choiceFilters, ranges, counts, isInMiles) : uncounted,
      chips: [
        ...choiceFilters.flatMap((filter) => choiceChips(place, filter)),
        ...Object.values(ranges).flatMap((range) => rangeChips(place, range)),
      ],
      clear: `/categories${changed(search, NONE)}`,
      retry: () => isError && void refetch(),
    };
  }, [pathname, search, list, texts, speech, counts, isError, refetch, brands, isInMiles]);
}

/** Returns the address of other makes' list: one is in the path. It drops the models, which belong to one make. */
function ofMakes(search: URLSearchParams, makes: readonly string[]): string {
  const [only] = makes;
  const isOne = makes.length === 1;
  const change = {
    ...{ model: null, brand: isOne ? null : makes },
    // Without a make in the path, a search may show goods.
    in: isOne ? null : search.has('goods_name') ? 'cars' : search.get('in'),
  };
  return listPath(isOne ? only : undefined) + filtered(search, change);
}

type CarChoiceFilter = ChoiceFilter & { readonly name: keyof CarList['chosen'] };

/** Describes the filters with choices, in the order that they are shown in. */
function choiceFiltersOf({ search, texts, speech }: Place, { chosen }: CarList, brands: readonly Brand[]) {
  const make = (value: string) => brands.find((brand) => brand.value === value);
  const models = make(chosen.brand[0] ?? '')?.car_model ?? [];
  const upper = (name: string) => name.charAt(0).toLocaleUpperCase(speech.lang) + name.slice(1);
  const within = (names: Readonly<Record<string, string>>) => (value: string) => upper(names[value] ?? value);
  const names: Readonly<Record<keyof CarList['chosen'], ChoiceFilter['nameOf']>> = {
    brand: (value) => make(value)?.brand_name ?? value,
    model: (value) => models.find((model) => model.value === value)?.name ?? value,
    is_oversea: within(texts.oversea),
    body: within(texts.bodies),
    fuel: within(speech.texts.car.fuels),
    color: within(speech.texts.car.colors),
  };
  const hexes: Readonly<Record<string, string>> = COLORS;
  const filter = (name: keyof CarList['chosen']): CarChoiceFilter => ({
    ...{ name, chosen: chosen[name], nameOf: names[name] },
    isSeveral: CAR_FIELDS.choices[name].isSeveral,
    ...(name === 'brand' && { to: (makes) => ofMakes(search, makes) }),
    ...(name === 'color' && { colorOf: (value) => hexes[value] }),
  });
  return (['brand', 'model', 'is_oversea', 'body', 'fuel', 'color'] as const).map(filter);
}

function rangesOf(place: Place, { ranges }: CarList) {
  const { numbers } = place.speech;
  return {
    price: priceRange(place, ranges.price),
    year: { name: 'year', chosen: ranges.year, isGrouped: false, write: String },
    mileage: { name: 'mileage', chosen: ranges.mileage, write: numbers.distance },
    miles: {
      ...{ name: 'miles', chosen: ranges.miles, scale: KILOMETERS_A_MILE },
      write: (miles) => numbers.miles(miles * KILOMETERS_A_MILE),
    },
  } satisfies Record<string, RangeFilter>;
}

function facetsOf(
  place: Place,
  choiceFilters: readonly CarChoiceFilter[],
  { price, year, mileage, miles }: ReturnType<typeof rangesOf>,
  counts: CarFacets,
  isInMiles: boolean,
): Facet[] {
  const oversea = counts.is_oversea.map(({ value, count }) => ({ value: String(value), count }));
  const rows = { ...counts, is_oversea: oversea };
  // What the address has is in its unit, whatever the shopper's is.
  const isSet = ({ chosen }: RangeFilter) => chosen.from + chosen.to !== '';
  const distance = isSet(miles) || (isInMiles && !isSet(mileage)) ? miles : mileage;
  return [
    // Before the makes, which are many.
    rangeFacet(place, price, counts.price),
    ...choiceFilters.flatMap((filter) => {
      const found = rows[filter.name];
      return found.length + filter.chosen.length > 0 ? [choiceFacet(place, filter, found)] : [];
    }),
    rangeFacet(place, year, counts.year),
    rangeFacet(place, distance, counts.mileage),
  ];
}
