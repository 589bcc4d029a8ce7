import { useLayoutEffect, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import type { Suggestion } from '../state/search.js';
import { lazy } from '../ui/lazy.js';

/** What draws them, and takes the keys: it comes when somebody comes near the box. */
export const suggestionsPart = lazy(() => import('./Suggestions.js'));

/** How long the shopper pauses before suggestions are asked for, in milliseconds. */
const pause = 150;

interface Found {
  readonly term: string;
  readonly offered: readonly Suggestion[];
}

export interface Suggested {
  /** What they are suggestions for. */
  readonly wanted: string;
  readonly offered: readonly Suggestion[];
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
      const offered = await part?.suggest(wanted, isWholesale, end);
      if (offered && !end.signal.aborted) setFound({ term: wanted, offered });
    };
    const timer = setTimeout(ask, wanted ? pause : 0);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [wanted, isWholesale]);
  return {
    wanted: found?.term ?? '',
    offered: found?.offered ?? [],
    isRecent: found?.term === '',
    forget(term) {
      setFound((now) => now && { ...now, offered: now.offered.filter((other) => other.term !== term) });
      void suggestionsPart.current()?.forgetTerm(term).then(reportFailure);
    },
  };
}
