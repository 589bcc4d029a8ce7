import { type CarFacetsReply, carFacets } from '../api/car-facets.js';
import { send } from './client.js';
import { sharedOnPage } from './page-record.js';
import { attempt, type LoadOptions, type Result } from './resource.js';
import { store } from './store.js';

export type { CarFacetsReply } from '../api/car-facets.js';

/** What cars are counted within; null narrows to nothing. */
export interface CarFilter {
  readonly brand: string | null;
  /** A model of that make. */
  readonly model: string | null;
  /** Whole US dollars. */
  readonly price_max: number | null;
  readonly year_min: number | null;
  readonly body: string | null;
  readonly fuel: string | null;
}

/**
 * Counts the cars that a choice leaves, and what each further choice would (contract section 6). A server that has no
 * such call is asked once in the life of a page.
 */
export async function countCars(
  filter: CarFilter,
  { signal }: LoadOptions = {},
): Promise<Result<CarFacetsReply>> {
  const without = sharedOnPage('APIs without carFacets', () => new Map<string, Result<CarFacetsReply>>());
  const { api } = store.getState().bigdata.config;
  const known = without.get(api);
  if (known) return known;
  const result = await attempt(send(carFacets, { ...filter }, { signal }));
  // A make or a model that the server does not have may be "not found", too.
  const isWithout =
    result.status === 'failed' && result.failure.kind === 'http' && result.failure.code === 404;
  if (isWithout && filter.brand === null) without.set(api, result);
  return result;
}
