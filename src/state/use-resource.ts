import { useCallback, useLayoutEffect, useRef } from 'react';
import type { LoadOptions, Outcome } from './resource.js';

interface Options {
  /** What the load depends on: for another key it is made anew. */
  readonly key: string;
  /** Whether anybody looks; true by default. */
  readonly isWanted?: boolean;
  /** Hears what a load came to. Without it nobody is told: the view does without. */
  readonly onOutcome?: (outcome: Outcome) => void;
  /** Whether the answer is of no interest once the view has gone; it is not, by default. */
  readonly endsWithView?: () => boolean;
}

/**
 * Has a verb load what a view shows, for as long as the view is there: its interest ends with it, and with the key.
 * @param load the verb; one whose code does not come counts as not loaded.
 * @returns What loads once more.
 */
export function useResource(
  load: (options: LoadOptions) => Promise<Outcome>,
  { key, isWanted = true, onOutcome, endsWithView = () => true }: Options,
): () => void {
  const interest = useRef<AbortController>(undefined);
  const latest = useRef({ load, onOutcome, endsWithView });
  latest.current = { load, onOutcome, endsWithView };
  const ask = useCallback(() => {
    const { load: begin, onOutcome: hear } = latest.current;
    begin({ signal: interest.current?.signal }).then(hear, () => {}); // told in the console
  }, []);
  // The verb reads what the key stands for from the store.
  useLayoutEffect(() => {
    if (!isWanted) return;
    const end = new AbortController();
    interest.current = end;
    ask();
    return () => {
      if (latest.current.endsWithView()) end.abort();
    };
  }, [ask, key, isWanted]);
  return ask;
}
