import { COLOR_NAMES } from '../../shared/colors.js';
import { BODIES, type Brand, FUELS } from '../../shared/replies/cars.js';
import { type CarFilter, type CarQuery, SORTS } from '../api/catalog.js';
import { KILOMETERS_A_MILE } from '../cars/useDistance.js';
import type { Messages } from '../messages/speech.js';
import { fill } from '../messages/speech.js';
import { filterOf, type List, type ListFields, readList } from './list.js';

/** The filters of cars. Prices are in whole dollars, and mileages in kilometers or in miles. */
export const CAR_FIELDS = {
  choices: {
    brand: { isSeveral: true },
    model: { isSeveral: true },
    is_oversea: { isSeveral: false, values: ['0', '1'] },
    body: { isSeveral: true, values: BODIES },
    fuel: { isSeveral: true, values: FUELS },
    color: { isSeveral: true, values: COLOR_NAMES },
  },
  ranges: {
    price: { of: 'price', convert: (dollars) => dollars * 100 },
    year: { of: 'year' },
    mileage: { of: 'mileage' },
    miles: {
      of: 'mileage',
      convert: (miles, end) => Math[end === 'min' ? 'floor' : 'ceil'](miles * KILOMETERS_A_MILE),
    },
  },
  sorts: SORTS,
} satisfies ListFields<string, string, (typeof SORTS)[number]>;

export type CarList = List<
  keyof typeof CAR_FIELDS.choices,
  keyof typeof CAR_FIELDS.ranges,
  (typeof SORTS)[number]
>;

/** Reads the address of a list of cars. @param brand the make in the path; others may be in the query */
export function readCarList(brand: string | undefined, search: URLSearchParams): CarList {
  const { chosen, ...list } = readList(CAR_FIELDS, search);
  const makes = [...new Set([...(brand ? [brand] : []), ...chosen.brand])];
  // Two makes may have models with the same name.
  const model = makes.length === 1 ? chosen.model : [];
  return { ...list, chosen: { ...chosen, brand: makes, model } };
}

export const carFilter = (list: CarList): CarFilter => filterOf(CAR_FIELDS, list);

export const carSearch = (list: CarList): CarQuery => ({
  ...carFilter(list),
  page: list.page,
  sort: list.sort,
});

/** Maximum number of makes or models that a heading names. */
const NAMED = 3;

/**
 * Returns the name of a list's make and of its model if it has just one, and its heading. Until the makes are known, the
 * names are those in the address. A make that the shop doesn't have has no name.
 */
export function carListNames(list: CarList, brands: readonly Brand[], texts: Messages['list'], lang: string) {
  const { brand, model } = list.chosen;
  const entries = brand.map((value) => brands.find((each) => each.value === value));
  if (brands.length > 0 && entries.some((entry) => !entry)) return { make: '', model: '', title: texts.cars };
  const makes = brand.map((value, at) => entries[at]?.brand_name ?? value);
  const models = model.map(
    (value) => entries[0]?.car_model.find((each) => each.value === value)?.name ?? value,
  );
  const listed = (names: readonly string[]) =>
    names.length > NAMED ? '' : new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
  const name = [listed(makes), listed(models)].filter(Boolean).join(' ');
  const only = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? '') : '');
  const all = makes.length > 0 ? texts.cars : texts.title;
  return { make: only(makes), model: only(models), title: name ? fill(texts.of, { name }) : all };
}
