import { useLayoutEffect, useRef, useState } from 'react';

/** Code that comes on demand. All who want it share one load; one that failed is tried anew by the next who wants it. */
export interface Lazy<M> {
  /** The module; undefined until it is here. */
  readonly current: () => M | undefined;
  /** Brings it. Rejects when it does not load. */
  readonly load: () => Promise<M>;
  /** Brings it for somebody who may soon need it: a failure is left to who then loads it. */
  readonly preload: () => void;
}

/** @param importModule imports it: a function, so that it is called when the code is wanted. */
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

/** A part of a view whose code comes on demand. */
export type LazyPart<M> =
  | { readonly status: 'loading'; readonly module: null }
  | { readonly status: 'ready'; readonly module: M }
  | { readonly status: 'failed'; readonly module: null; readonly retry: () => void };

/**
 * Brings a part of a view when it is wanted, and draws the view again when it is here. Where it fails, wanting it anew
 * tries again, as `retry` does.
 * @param onFailure hears why it did not load.
 */
export function useLazy<M>(
  part: Lazy<M>,
  isWanted: boolean,
  onFailure?: (error: unknown) => void,
): LazyPart<M> {
  const [failed, setFailed] = useState<Lazy<M> | null>(null);
  const [, redraw] = useState({});
  const latestOnFailure = useRef(onFailure);
  latestOnFailure.current = onFailure;
  // Unwanted, it is not there, even where another view has brought it: this one would not hear when that happens.
  const module = isWanted ? part.current() : undefined;
  const isMissing = isWanted && module === undefined && failed !== part;

  useLayoutEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    part.load().then(
      () => {
        if (!isOver) redraw({});
      },
      (error) => {
        if (isOver) return;
        setFailed(part);
        latestOnFailure.current?.(error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [part, isMissing]);
  useLayoutEffect(() => {
    if (!isWanted) setFailed(null);
  }, [isWanted]);

  if (module !== undefined) return { status: 'ready', module };
  if (failed === part) return { status: 'failed', module: null, retry: () => setFailed(null) };
  return { status: 'loading', module: null };
}
