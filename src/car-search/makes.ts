import type { CarIndexReply } from '../state/cars.js';
import type { SelectOption } from '../ui/select/Logo.js';

type Make = CarIndexReply['banner']['brand'][number];

/** The options of the makes that were asked for last. All searches on a page offer the same ones, so they share them. */
let lastOptions: { makes: readonly Make[]; allMakes: string; options: readonly SelectOption[] } | undefined;

/** Returns the makes as options, with "All Makes" first so that keyboard users can clear the choice. */
export function makeOptions(makes: readonly Make[], allMakes: string): readonly SelectOption[] {
  if (lastOptions?.makes === makes && lastOptions.allMakes === allMakes) return lastOptions.options;
  const options = [
    { value: null, label: allMakes },
    ...makes.map(({ brand_name, value, brand_logo }) => ({
      value,
      label: brand_name,
      logo: brand_logo,
    })),
  ];
  lastOptions = { makes, allMakes, options };
  return options;
}

const NONE: readonly SelectOption[] = [];

/** Returns a make's models as options, with "All Models" first. Returns an empty array if the make has no models. */
export function modelOptions(make: Make | null, allModels: string): readonly SelectOption[] {
  if (!make?.car_model.length) return NONE;
  const models = make.car_model.map((model) =>
    typeof model === 'string' ? { value: model, label: model } : { value: model.value, label: model.name },
  );
  return [{ value: null, label: allModels }, ...models];
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();

/**
 * Finds the make that an attribute names, by value or by name. Returns null if none is named or offered. The very value
 * comes first: it's what a choice sets, and each drawing looks for it among thousands.
 */
export const findMake = (makes: readonly Make[] | undefined, name: string | null): Make | null =>
  (name &&
    (makes?.find(({ value }) => value === name) ??
      makes?.find(({ value, brand_name }) => same(value, name) || same(brand_name, name)))) ||
  null;

/** Finds the value of the model that an attribute names, by value or by name, among the options of its make. */
export const findModel = (options: readonly SelectOption[], name: string | null): string | null => {
  if (!name || options.some(({ value }) => value === name)) return name || null;
  const found = options.slice(1).find(({ value, label }) => same(value ?? '', name) || same(label, name));
  return found?.value || null;
};
