import { useCallback, useLayoutEffect, useRef } from 'react';
import type { LoadOptions, Outcome } from './resource.js';

interface Options {
  /** What the load depends on. A new key triggers a new load. */
  readonly key: string;
  /** Whether any view needs the data. Defaults to true. */
  readonly isWanted?: boolean;
  /** Called with the outcome of each load. Without it, a failure isn't reported, and the view does without the data. */
  readonly onOutcome?: (outcome: Outcome) => void;
  /** Whether to drop the load when the view goes away or the key changes. Defaults to true. */
  readonly endsWithView?: () => boolean;
}

/**
 * Loads what a view shows. The load is dropped when the view goes away or the key changes.
 * @param load the verb that loads it. If the verb's own code can't be loaded, there is no outcome.
 * @returns A function that loads it again.
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
    begin({ signal: interest.current?.signal }).then(hear, () => {}); // the console shows it
  }, []);
  // The key is a dependency because the verb reads the values it represents from the store.
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
