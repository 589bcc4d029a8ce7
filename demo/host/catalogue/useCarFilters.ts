import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useSpeech } from '../messages/context.js';
import { changed } from './address.js';
import { carChips, carFacets } from './carFacets.js';
import type { ListData } from './loadList.js';
import { useCatalogueTexts } from './messages/load.js';
import { useSettled } from './useSettled.js';

const OWN = ['model', 'body', 'fuel', 'is_oversea', 'price_min', 'price_max', 'year_min', 'year_max', 'page'];

/** The filters of a list of cars: on offer (null until they are known), active, and the address without them. */
export function useCarFilters({ facets, query, brands }: Pick<ListData, 'facets' | 'query' | 'brands'>) {
  const texts = useCatalogueTexts();
  const speech = useSpeech();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const counts = useSettled(facets);
  return useMemo(() => {
    const place = { pathname, search, query, texts, speech };
    const none = Object.fromEntries(OWN.map((name) => [name, null]));
    return {
      facets: counts && carFacets(place, counts),
      chips: carChips(place, brands),
      clear: `/categories${changed(search, none)}`,
    };
  }, [pathname, search, query, texts, speech, counts, brands]);
}
