import { CAR_LIST, type CarFields } from '../../shared/lists.js';
import type { Brand } from '../../shared/replies/cars.js';
import { fill, type I18n, type Messages } from '../messages/i18n.js';
import { type List, readList } from './list.js';

export type CarList = List<CarFields>;

/** Reads the address of a list of cars. @param brand the make in the path; others may be in the query */
export function readCarList(brand: string | undefined, search: URLSearchParams): CarList {
  const { chosen, ...list } = readList(CAR_LIST, search);
  const makes = [...new Set([...(brand ? [brand] : []), ...chosen.brand])];
  // Two makes may have models with the same name.
  const model = makes.length === 1 ? chosen.model : [];
  return { ...list, chosen: { ...chosen, brand: makes, model } };
}

/** Maximum number of makes or models that a heading names. */
const NAMED = 3;

/**
 * Returns the name of a list's make and of its model if it has just one, and its heading. Until the makes are known, the
 * names are those in the address. A make that the shop doesn't have has no name.
 */
export function carListNames(
  list: CarList,
  brands: readonly Brand[],
  texts: Messages['list'],
  numbers: I18n['numbers'],
) {
  const { brand, model } = list.chosen;
  const entries = brand.map((value) => brands.find((each) => each.value === value));
  if (brands.length > 0 && entries.some((entry) => !entry)) return { make: '', model: '', title: texts.cars };
  const makes = brand.map((value, at) => entries[at]?.brand_name ?? value);
  const models = model.map(
    (value) => entries[0]?.car_model.find((each) => each.value === value)?.name ?? value,
  );
  const listed = (names: readonly string[]) => (names.length > NAMED ? '' : numbers.list(names));
  const name = [listed(makes), listed(models)].filter(Boolean).join(' ');
  const only = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? '') : '');
  const all = makes.length > 0 ? texts.cars : texts.title;
  return { make: only(makes), model: only(models), title: name ? fill(texts.of, { name }) : all };
}
