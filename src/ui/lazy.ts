import { useRef, useState } from 'react';
import { useLatestEffect } from './use-latest.js';

/** Code that loads on demand. All callers share one load. If it fails, the next caller tries again. */
export interface Lazy<M> {
  /** Returns the module, or undefined until it's loaded. */
  readonly current: () => M | undefined;
  /** Loads the module. Rejects if it doesn't load. */
  readonly load: () => Promise<M>;
  /** Loads the module for later use. Ignores a failure: whoever calls `load` then handles it. */
  readonly preload: () => void;
}

/** @param importModule imports the module. Called when the code is first needed. */
export function lazy<M>(importModule: () => Promise<M>): Lazy<M> {
  let module: M | undefined;
  let coming: Promise<M> | undefined;
  const load = () => {
    coming ??= importModule().then(
      (loaded) => {
        module = loaded;
        return loaded;
      },
      (error) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const preload = () => void load().catch(() => {});
  return { current: () => module, load, preload };
}

/** A part of a view whose code loads on demand. */
export type LazyPart<M> =
  | { readonly status: 'loading'; readonly module: null }
  | { readonly status: 'ready'; readonly module: M }
  | { readonly status: 'failed'; readonly module: null; readonly retry: () => void };

/**
 * Loads a part of a view when it's wanted, and rerenders the view once it's loaded. If that fails, `retry` tries again,
 * and so does wanting the part again later.
 * @param onFailure called with the reason if it doesn't load.
 */
export function useLazy<M>(
  part: Lazy<M>,
  isEnabled: boolean,
  onFailure?: (error: unknown) => void,
): LazyPart<M> {
  /** What the last load came to. */
  const [outcome, setOutcome] = useState<{ readonly part: Lazy<M>; readonly hasFailed: boolean } | null>(
    null,
  );
  const latestOnFailure = useRef(onFailure);
  latestOnFailure.current = onFailure;
  // While unwanted, it's missing even if another view has loaded it: this view wouldn't know when that happens.
  const module = isEnabled ? part.current() : undefined;
  const hasFailed = outcome?.part === part && outcome.hasFailed;
  const isMissing = isEnabled && module === undefined && !hasFailed;

  useLatestEffect([part, isEnabled, isMissing], ({ signal }) => {
    if (!isEnabled) setOutcome(null);
    if (!isMissing) return;
    part.load().then(
      () => signal.aborted || setOutcome({ part, hasFailed: false }),
      (error) => {
        if (signal.aborted) return;
        setOutcome({ part, hasFailed: true });
        latestOnFailure.current?.(error);
      },
    );
  });

  if (module !== undefined) return { status: 'ready', module };
  if (hasFailed) return { status: 'failed', module: null, retry: () => setOutcome(null) };
  return { status: 'loading', module: null };
}
