import type { ViewProps } from '../element/host.js';
import { track } from '../element/track.js';
import { go, toDestination } from '../navigation/destination.js';
import type { carSearch } from './car-search.definition.js';

const none = {
  make: null,
  model: null,
  priceMax: null,
  yearMin: null,
  yearMax: null,
  body: null,
  fuel: null,
};

/** Searches for a text as it is, while the makes that it might name have not loaded. */
export function searchTerm(host: ViewProps<typeof carSearch>['host'], term: string): void {
  track(host, 'search', { search_term: term });
  if (host.emit('storefront-search', { kind: 'cars', ...none, term }))
    go(host, toDestination('/categories', { goods_name: term }));
}
