import { useLayoutEffect, useState } from 'react';
import { type CarFacetsReply, type CarFilter, countCars } from '../../state/car-facets.js';
import { pageKey } from '../../state/store.js';
import { useStore } from '../../state/use-store.js';

interface Heard {
  /** What was asked for last, and whether it was told. */
  readonly key: string;
  readonly isKnown: boolean;
  /** The language and the API of the reply. */
  readonly page: string;
  readonly filter: CarFilter;
  readonly facets: CarFacetsReply | null;
}

export interface CarCounts {
  /** How many cars the choice leaves; null while that is not known. */
  readonly total: number | null;
  /** The last reply, which may be of an earlier choice; null where there was none. */
  readonly facets: CarFacetsReply | null;
  /** The make that it was asked for. */
  readonly make: string | null;
  /** Whether the first answer is still to come. */
  readonly isNew: boolean;
}

/**
 * How many cars a choice leaves, and what each further choice would: asked once a change, and the request for another
 * choice is ended. Where it cannot be had, nobody is told: the search does without.
 * @param filter null while nobody wants to know
 */
export function useCarFacets(filter: CarFilter | null): CarCounts {
  const page = useStore(pageKey);
  const key =
    filter &&
    `${page} ${new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value ?? '')]))}`;
  const [heard, setHeard] = useState<Heard | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filter and the page
  useLayoutEffect(() => {
    if (!filter || key === null) return;
    const end = new AbortController();
    void countCars(filter, end).then((result) => {
      if (result.status === 'aborted' || end.signal.aborted) return;
      const isKnown = result.status === 'done';
      setHeard((before) =>
        isKnown || before?.page !== page
          ? { key, isKnown, page, filter, facets: isKnown ? result.value : null }
          : { ...before, key, isKnown },
      );
    });
    return () => end.abort();
  }, [key]);
  const facets = (filter && heard?.facets) ?? null;
  return {
    total: heard?.key === key && heard.isKnown && facets ? facets.total : null,
    facets,
    make: heard?.filter.brand ?? null,
    isNew: heard === null,
  };
}
