import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Embed, Kind } from '../choice/choice.js';
import { useI18n } from '../messages/i18n.js';
import type { Block } from '../snippets/block.js';
import { snippet } from '../snippets/index.js';
import { loadCatalog, loadMakes, loadRelease } from './load.js';
import type { Places } from './places.js';

export const PlacesContext = createContext<Places | undefined>(undefined);

export function usePlaces(): Places {
  const places = useContext(PlacesContext);
  if (!places) throw new Error('usePlaces needs a PlacesContext above it');
  return places;
}

export function useCatalog() {
  const places = usePlaces();
  return useQuery({ queryKey: ['catalog', places.dist], queryFn: () => loadCatalog(places) });
}

export function useRelease() {
  const places = usePlaces();
  return useQuery({ queryKey: ['release', places.dist], queryFn: () => loadRelease(places) });
}

/** Queries the shop's makes in the page's language. */
export function useMakes() {
  const { api } = usePlaces();
  const { lang } = useI18n();
  return useQuery({ queryKey: ['makes', api, lang], queryFn: () => loadMakes(api, lang) });
}

/** Returns the snippet of a choice, which stays empty until the release is loaded. */
export function useSnippet(embed: Embed, kind: Kind): readonly Block[] {
  const { api, site } = usePlaces();
  const { lang, translate } = useI18n();
  const { data: makes = [] } = useMakes();
  const { data: release } = useRelease();
  const { data: blocks = [] } = useQuery({
    queryKey: ['snippet', kind, embed, release?.base, makes.length, lang],
    queryFn: () => (release ? snippet(kind, embed, { release, api, site, makes, translate }) : []),
    // Keeps the previous snippet until the next one is ready.
    placeholderData: (before: readonly Block[] | undefined) => before,
    gcTime: 0,
  });
  return blocks;
}
