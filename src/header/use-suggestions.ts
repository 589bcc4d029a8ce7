import { useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import type { Suggestion } from '../state/search.js';
import { lazy } from '../ui/lazy.js';
import { useLatestEffect } from '../ui/use-latest.js';

/** The code that draws the suggestions and handles keys, loaded when the shopper gets close to the box. */
export const suggestionsPart = lazy(() => import('./Suggestions.js'));

/** How long the shopper must pause before suggestions are requested, in milliseconds. */
const pause = 150;

interface Found {
  readonly term: string;
  readonly suggestions: readonly Suggestion[];
}

export interface Suggested {
  /** The term that the suggestions are for. */
  readonly query: string;
  readonly suggestions: readonly Suggestion[];
  /** Whether they are the visitor's own recent terms, which can be forgotten. */
  readonly isRecent: boolean;
  /** Removes a recent term from the list and from the visitor's history. */
  readonly forget: (term: string) => void;
}

/**
 * Loads suggestions for the text in the box. Replies to outdated text are dropped. The last suggestions stay visible
 * meanwhile.
 * @param query the term; null while no suggestions are needed
 */
export function useSuggestions(query: string | null, isWholesale: boolean): Suggested {
  const { reportFailure } = useWidget();
  const [found, setFound] = useState<Found | null>(null);
  useLatestEffect([query, isWholesale], async (end) => {
    if (query === null) return setFound(null);
    await new Promise((resolve) => setTimeout(resolve, query ? pause : 0));
    if (end.signal.aborted) return;
    const part = await suggestionsPart.load().catch(() => null); // the console reports it; a search works without
    const suggestions = await part?.suggest(query, isWholesale, end);
    if (suggestions && !end.signal.aborted) setFound({ term: query, suggestions });
  });
  return {
    query: found?.term ?? '',
    suggestions: found?.suggestions ?? [],
    isRecent: found?.term === '',
    forget(term) {
      setFound(
        (now) => now && { ...now, suggestions: now.suggestions.filter((other) => other.term !== term) },
      );
      void suggestionsPart.current()?.forgetTerm(term).then(reportFailure);
    },
  };
}
