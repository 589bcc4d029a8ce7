import { ID_LENGTH, NAME_LENGTH, URL_LENGTH } from './limits.js';

// Checks without structs: they are fast enough for the first render, and small enough for the loader.

type Fields<K extends string> = Partial<Record<K, unknown>> | null | undefined;

const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= NAME_LENGTH;

/** Whether a value is a model of a make: a name, or a name and a value. */
export function isModel(model: unknown): boolean {
  if (isShort(model)) return true;
  const fields = model as Fields<'name' | 'value'>; // checked on the next line
  return isShort(fields?.name) && isShort(fields?.value);
}

/** Whether a make is fine as it is, with nothing to reject or shorten. */
export function isPlainMake(make: unknown): boolean {
  const fields = make as Fields<'brand_name' | 'value' | 'brand_logo' | 'car_model'>; // checked below
  const logo = fields?.brand_logo ?? '';
  return (
    isShort(fields?.brand_name) &&
    typeof fields?.value === 'string' &&
    fields.value.length <= ID_LENGTH &&
    typeof logo === 'string' &&
    logo.length <= URL_LENGTH &&
    Array.isArray(fields.car_model) &&
    fields.car_model.every(isModel)
  );
}
