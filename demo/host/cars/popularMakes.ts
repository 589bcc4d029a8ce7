import type { Brand } from '../api/replies.js';

/** Two rows of tiles on a wide page. */
export const POPULAR = 12;

/** The makes to show first. The API doesn't rank them, so those with the widest choice of models stand in. */
export function popularMakes(brands: Brand[]): Brand[] {
  return [...brands].sort((a, b) => b.car_model.length - a.car_model.length).slice(0, POPULAR);
}
