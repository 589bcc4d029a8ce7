import { type CarFacetsReply, carFacets } from '../api/car-facets.js';
import { sharedOnPage } from '../page/page-record.js';
import { send } from './client.js';
import { attempt, type LoadOptions, type Result } from './resource.js';
import { store } from './store.js';

export type { CarFacetsReply } from '../api/car-facets.js';

/** The filter for counting cars. `null` means no restriction. */
export interface CarFilter {
  readonly brand: string | null;
  /** A model of that make. */
  readonly model: string | null;
  /** Whole US dollars. */
  readonly price_max: number | null;
  readonly year_min: number | null;
  readonly year_max: number | null;
  readonly body: string | null;
  readonly fuel: string | null;
}

/**
 * Counts the cars that match a filter, and how many each further choice would leave (contract section 6). A server that
 * doesn't have this call is asked only once per page.
 */
export async function countCars(
  filter: CarFilter,
  { signal }: LoadOptions = {},
): Promise<Result<CarFacetsReply>> {
  const without = sharedOnPage('APIs without carFacets', () => new Map<string, Result<CarFacetsReply>>());
  const { api } = store.getState().bigdata.config;
  const cached = without.get(api);
  if (cached) return cached;
  const result = await attempt(send(carFacets, { ...filter }, { signal }));
  // With a make in the filter, a 404 may also mean that the server doesn't have that make or model.
  const isWithout =
    result.status === 'failed' && result.failure.kind === 'http' && result.failure.code === 404;
  if (isWithout && filter.brand === null) without.set(api, result);
  return result;
}
