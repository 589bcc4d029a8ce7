import { useQuery } from '@tanstack/react-query';
import type { Embed, Kind } from '../choice/choice.js';
import { useMakes, usePlaces, useRelease } from '../page/use-data.js';
import type { Block } from './block.js';
import { snippet } from './index.js';

/** The snippet of a choice; none until it is known where the built files are. */
export function useSnippet(embed: Embed, kind: Kind): readonly Block[] {
  const { api, site } = usePlaces();
  const { data: makes = [] } = useMakes();
  const { data: release } = useRelease();
  const { data: blocks = [] } = useQuery({
    queryKey: ['snippet', kind, embed, release?.base, makes.length],
    queryFn: () => (release ? snippet(kind, embed, { release, api, site, makes }) : []),
    // Until the next is there, the last one stays.
    placeholderData: (before: readonly Block[] | undefined) => before,
    gcTime: 0,
  });
  return blocks;
}
