import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { LoadOptions, Outcome } from './resource.js';
import { type StorefrontState, store } from './store.js';

/** Returns part of the store's state, kept up to date. The selector must return the same value for the same state. */
export function useStore<T>(select: (state: StorefrontState) => T): T {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  );
}

interface Options {
  /** What the load depends on. A new key triggers a new load. */
  readonly key: string;
  /** Whether any view needs the data. Defaults to true. */
  readonly isEnabled?: boolean;
  /** Called with the outcome of each load. Without it, a failure isn't reported, and the view does without the data. */
  readonly onOutcome?: (outcome: Outcome) => void;
  /** Whether to drop the load when the view goes away or the key changes. Defaults to true. */
  readonly endsWithView?: () => boolean;
}

type Load = (options: LoadOptions) => Promise<Outcome>;

/** What a view loads, with the functions of its latest render. */
interface Interest {
  load?: Load;
  onOutcome?: Options['onOutcome'] | undefined;
  endsWithView?: () => boolean;
  end?: AbortController;
  readonly request: () => void;
}

function createInterest(): Interest {
  const interest: Interest = {
    request() {
      const { load, end, onOutcome } = interest;
      load?.({ signal: end?.signal }).then(onOutcome, () => {}); // the console shows it
    },
  };
  return interest;
}

/**
 * Loads what a view shows. The load is dropped when the view goes away or the key changes.
 * @param load the verb that loads it. If the verb's own code can't be loaded, there is no outcome.
 * @returns A function that loads it again, the same at each render.
 */
export function useResource(
  load: Load,
  { key, isEnabled = true, onOutcome, endsWithView = () => true }: Options,
): () => void {
  const interest = useMemo(createInterest, []);
  Object.assign(interest, { load, onOutcome, endsWithView });
  // The key is a dependency because the verb reads the values it represents from the store.
  useLayoutEffect(() => {
    if (!isEnabled) return;
    const end = new AbortController();
    interest.end = end;
    interest.request();
    return () => {
      if (interest.endsWithView?.()) end.abort();
    };
  }, [interest, key, isEnabled]);
  return interest.request;
}
