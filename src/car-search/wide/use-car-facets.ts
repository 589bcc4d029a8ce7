import { useState } from 'react';
import { type CarFacetsReply, type CarFilter, countCars } from '../../state/car-facets.js';
import { pageKey } from '../../state/store.js';
import { useStore } from '../../state/use-store.js';
import { useLatestEffect } from '../../ui/use-latest.js';

interface LastReply {
  /** The key of the last request, and whether it succeeded. */
  readonly key: string;
  readonly isDone: boolean;
  /** The page key of the reply: its language and API. */
  readonly page: string;
  readonly filter: CarFilter;
  readonly facets: CarFacetsReply | null;
}

export interface CarCounts {
  /** The number of cars left by the choice, or null while it is unknown. */
  readonly total: number | null;
  /** The last reply, which may be for an earlier choice. Null if there was none. */
  readonly facets: CarFacetsReply | null;
  /** The make that the reply is for. */
  readonly make: string | null;
  /** Whether the first reply is still pending. */
  readonly isNew: boolean;
}

/**
 * Loads how many cars a choice leaves, and how many each further choice would leave. Sends one request per change and
 * cancels the previous one. Failures aren't shown: the search works without the counts.
 * @param filter null while the counts aren't needed
 */
export function useCarFacets(filter: CarFilter | null): CarCounts {
  const page = useStore(pageKey);
  const key =
    filter &&
    `${page} ${new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value ?? '')]))}`;
  const [lastReply, setLastReply] = useState<LastReply | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filter and the page
  useLatestEffect([key], async (end) => {
    if (!filter || key === null) return;
    const result = await countCars(filter, end);
    if (end.signal.aborted) return;
    const isDone = result.status === 'done';
    setLastReply((before) =>
      isDone || before?.page !== page
        ? { key, isDone, page, filter, facets: isDone ? result.value : null }
        : { ...before, key, isDone },
    );
  });
  const facets = (filter && lastReply?.facets) ?? null;
  return {
    total: lastReply?.key === key && lastReply.isDone && facets ? facets.total : null,
    facets,
    make: lastReply?.filter.brand ?? null,
    isNew: lastReply === null,
  };
}
