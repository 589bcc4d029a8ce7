import { type DependencyList, useLayoutEffect, useState } from 'react';

/** Receives what ends it, which also fits the options of the state's verbs. */
type Task<T> = (end: AbortController) => Promise<T>;

interface Latest {
  /**
   * Runs a task, and aborts the one before. Its `signal` aborts, even once the task is done, when another task starts,
   * after `stop`, when the view goes away, or when the page comes back from the back-forward cache. Resolves to
   * undefined if that was before the task was done, and only otherwise passes on its error.
   */
  readonly run: <T>(task: Task<T>) => Promise<T | undefined>;
  /** Aborts the task. */
  readonly stop: () => void;
  /** Whether a task is in progress now. `isBusy` is that of the last render. */
  readonly isRunning: () => boolean;
}

function createLatest(setBusy: (isBusy: boolean) => void): Latest {
  let end: AbortController | undefined;
  let isRunning = false;
  const mark = (isNow: boolean) => {
    isRunning = isNow;
    setBusy(isNow);
  };
  return {
    async run(task) {
      end?.abort();
      const own = new AbortController();
      end = own;
      mark(true);
      try {
        const value = await task(own);
        return own.signal.aborted ? undefined : value;
      } catch (error) {
        if (own.signal.aborted) return undefined;
        throw error;
      } finally {
        if (end === own) mark(false);
      }
    },
    stop() {
      end?.abort();
      mark(false);
    },
    isRunning: () => isRunning,
  };
}

/** Runs one task of a view at a time: the latest one wins, and leaving aborts it. `isBusy` rerenders the view. */
export function useLatest(): Latest & { readonly isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const [latest] = useState(() => createLatest(setBusy));
  useLayoutEffect(() => {
    // A page restored from the back-forward cache no longer waits for a response.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && latest.stop();
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
      latest.stop();
    };
  }, [latest]);
  return { ...latest, isBusy };
}

/** The same for what a view loads by its dependencies: the `signal` aborts when they change, or when the view leaves. */
export function useLatestEffect(
  dependencies: DependencyList,
  effect: (end: AbortController) => unknown,
): void {
  useLayoutEffect(() => {
    const end = new AbortController();
    void effect(end);
    return () => end.abort();
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller's are checked where they are listed
  }, dependencies);
}
