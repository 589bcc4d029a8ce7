import type { Brand } from '../api/replies.js';
import type { Messages } from '../messages/messages.js';
import type { ListQuery } from './listQuery.js';

/**
 * How a list's make and model are called, and its heading. While the makes aren't known, they are called as
 * in the address; a make that the shop doesn't have has no name here.
 */
export function listNames({ brand, model }: ListQuery, brands: Brand[], texts: Messages['list']) {
  const entry = brands.find(({ value }) => value === brand);
  if (brand && brands.length > 0 && !entry) return { make: '', model: '', title: texts.cars };
  const make = entry?.brand_name ?? brand;
  const modelName = entry?.car_model.find(({ value }) => value === model)?.name ?? model;
  const name = [make, modelName].filter(Boolean).join(' ');
  return {
    make,
    model: modelName,
    title: name ? texts.of.replace('{name}', name) : texts.title,
  };
}
