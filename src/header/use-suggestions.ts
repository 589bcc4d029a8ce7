import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FrameState } from '../element/use-frame.js';

type Part = typeof import('./Suggestions.js');

/** How long the shopper pauses before suggestions are asked for, in milliseconds. */
const pause = 150;

interface Found {
  readonly term: string;
  readonly terms: readonly string[];
}

export interface Suggested {
  /** Draws them, and takes the keys; null until somebody comes near the box. */
  readonly part: RefObject<Part | null>;
  readonly loadPart: () => void;
  readonly terms: readonly string[];
  /** Whether they are the visitor's own recent terms, which can be forgotten. */
  readonly isRecent: boolean;
  /** Takes a recent term out of the list, and out of the visitor's. */
  readonly forget: (term: string) => void;
}

const loadInto = async (part: RefObject<Part | null>) => {
  part.current ??= await import('./Suggestions.js').catch(() => null); // told in the console; a search needs none
};

/**
 * The suggestions for what stands in the box. A reply that another letter has overtaken is dropped; the last ones
 * stay on view meanwhile.
 * @param wanted the term; null while nobody looks
 */
export function useSuggestions(
  wanted: string | null,
  isWholesale: boolean,
  reportFailure: FrameState['reportFailure'],
): Suggested {
  const part = useRef<Part | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (wanted === null) {
      setFound(null);
      return;
    }
    const end = new AbortController();
    const ask = async () => {
      await loadInto(part);
      const terms = await part.current?.suggest(wanted, isWholesale, end);
      if (terms && !end.signal.aborted) setFound({ term: wanted, terms });
    };
    const timer = setTimeout(ask, wanted ? pause : 0);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [wanted, isWholesale]);
  return {
    part,
    loadPart: () => loadInto(part),
    terms: found?.terms ?? [],
    isRecent: found?.term === '',
    forget(term) {
      setFound((now) => now && { ...now, terms: now.terms.filter((other) => other !== term) });
      void part.current?.forgetTerm(term).then(reportFailure);
    },
  };
}
