import { useEffect, useLayoutEffect, useState } from 'react';
import { STATE_ID } from '../../shared/page-rendering.js';

/** Always true on the server. In a browser, true while it hydrates what the server rendered. */
let isUnderWay = typeof document === 'undefined';

let finish: () => void;
const done = new Promise<void>((resolve) => {
  finish = resolve;
});

/** Resolves when a page that the server rendered has been hydrated, and may differ from what the server knew. */
export const takenOver = (): Promise<void> => done;

/** Returns whether to render what the server does: without a shopper or window, and all at once. */
export const isTakingOver = (): boolean => isUnderWay;

/** Marks the page as server-rendered. Until it's hydrated, the browser renders the same. */
export function beginTakeover(): void {
  isUnderWay = true;
}

/**
 * Rendered once per page, after everything else. When it has mounted, hydration is done, and the element with the
 * server's state is removed.
 */
export function TakenOver(): null {
  useEffect(() => {
    isUnderWay = false;
    document.getElementById(STATE_ID)?.remove();
    finish();
  }, []);
  return null;
}

/** Returns what only a browser knows (`now`), or, during hydration, what the server may have rendered (`rendered`). */
export function useOnceTakenOver<T>(now: T, rendered: T): T {
  const [isHydrating, setHydrating] = useState(isTakingOver);
  useLayoutEffect(() => {
    if (isHydrating && !Object.is(now, rendered)) setHydrating(false);
  }, [isHydrating, now, rendered]);
  return isHydrating ? rendered : now;
}
