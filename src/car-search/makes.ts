import type { CarIndexReply } from '../state/cars.js';
import type { SelectOption } from '../ui/select/Logo.js';

type Make = CarIndexReply['banner']['brand'][number];

/** The makes as options, "All Makes" first: it is the keyboard's way to clear. */
export const makeOptions = (makes: readonly Make[], allMakes: string): SelectOption[] => [
  { value: null, label: allMakes },
  ...makes.map(({ brand_name, value, brand_logo }) => ({
    value,
    label: brand_name,
    logo: brand_logo,
  })),
];

/** The models of a make as options, "All Models" first; none at all where the make has no models. */
export function modelOptions(make: Make | null, allModels: string): SelectOption[] {
  if (!make?.car_model.length) return [];
  const models = make.car_model.map((model) =>
    typeof model === 'string' ? { value: model, label: model } : { value: model.value, label: model.name },
  );
  return [{ value: null, label: allModels }, ...models];
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();

/** The make that an attribute names, by its value or its name; null for none, or one that is not offered. */
export const findMake = (makes: readonly Make[] | undefined, wanted: string | null): Make | null =>
  (wanted && makes?.find(({ value, brand_name }) => same(value, wanted) || same(brand_name, wanted))) || null;

/** The value of the model that an attribute names, by its value or its name, among the options of its make. */
export const findModel = (options: readonly SelectOption[], wanted: string | null): string | null =>
  (wanted &&
    options.slice(1).find(({ value, label }) => same(value ?? '', wanted) || same(label, wanted))?.value) ||
  null;
