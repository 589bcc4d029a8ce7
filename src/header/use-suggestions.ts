import { useLayoutEffect, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { lazy } from '../ui/lazy.js';

/** What draws them, and takes the keys: it comes when somebody comes near the box. */
export const suggestionsPart = lazy(() => import('./Suggestions.js'));

/** How long the shopper pauses before suggestions are asked for, in milliseconds. */
const pause = 150;

interface Found {
  readonly term: string;
  readonly terms: readonly string[];
}

export interface Suggested {
  readonly terms: readonly string[];
  /** Whether they are the visitor's own recent terms, which can be forgotten. */
  readonly isRecent: boolean;
  /** Takes a recent term out of the list, and out of the visitor's. */
  readonly forget: (term: string) => void;
}

/**
 * The suggestions for what stands in the box. A reply that another letter has overtaken is dropped; the last ones
 * stay on view meanwhile.
 * @param wanted the term; null while nobody looks
 */
export function useSuggestions(wanted: string | null, isWholesale: boolean): Suggested {
  const { reportFailure } = useWidget();
  const [found, setFound] = useState<Found | null>(null);
  useLayoutEffect(() => {
    if (wanted === null) {
      setFound(null);
      return;
    }
    const end = new AbortController();
    const ask = async () => {
      const part = await suggestionsPart.load().catch(() => null); // told in the console; a search needs none
      const terms = await part?.suggest(wanted, isWholesale, end);
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
    forget(term) {
      setFound((now) => now && { ...now, terms: now.terms.filter((other) => other !== term) });
      void suggestionsPart.current()?.forgetTerm(term).then(reportFailure);
    },
  };
}
