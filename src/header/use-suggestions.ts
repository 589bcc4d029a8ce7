import { useEffect, useState } from 'react';
import { suggest } from '../store/search.js';

/** How long the shopper pauses before suggestions are asked for, in milliseconds. */
const pause = 150;

export interface Suggested {
  readonly terms: readonly string[];
  /** Whether they are the visitor's own recent terms, which can be forgotten. */
  readonly isRecent: boolean;
  /** Takes a term out of the list. */
  readonly drop: (term: string) => void;
}

/**
 * The suggestions for what stands in the box. A reply that another letter has overtaken is dropped; the last ones
 * stay on view meanwhile.
 * @param wanted the term; null while nobody looks
 */
export function useSuggestions(wanted: string | null, isWholesale: boolean): Suggested {
  const [found, setFound] = useState<{ readonly term: string; readonly terms: readonly string[] } | null>(
    null,
  );
  useEffect(() => {
    if (wanted === null) {
      setFound(null);
      return;
    }
    const end = new AbortController();
    const ask = async () => {
      const terms = await suggest(wanted, isWholesale, end);
      if (terms && !end.signal.aborted) setFound({ term: wanted, terms });
    };
    const timer = setTimeout(ask, wanted ? pause : 0);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [wanted, isWholesale]);
  return {
    terms: found?.terms ?? [],
    isRecent: found?.term === '',
    drop: (term) => setFound((now) => now && { ...now, terms: now.terms.filter((other) => other !== term) }),
  };
}
