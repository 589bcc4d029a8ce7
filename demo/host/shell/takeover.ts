import { useEffect, useLayoutEffect, useState } from 'react';
import { STATE_ID } from '../../shared/page-rendering.js';

/** On the server always, in a browser while it takes over what the server drew. */
let isUnderWay = typeof document === 'undefined';

/** Whether what is drawn must be what the server draws: it knows neither shopper nor window, and leaves nothing for later. */
export const isTakingOver = (): boolean => isUnderWay;

/** The page has been drawn by the server: until it is taken over, the browser draws the same. */
export function beginTakeover(): void {
  isUnderWay = true;
}

/** Stands in the page once; with it, the page is taken over, and the element with its state gone. */
export function TakenOver(): null {
  useEffect(() => {
    isUnderWay = false;
    document.getElementById(STATE_ID)?.remove();
  }, []);
  return null;
}

/** What only a browser knows (`now`), in a page that the server may have drawn with something else (`drawn`). */
export function useOnceTakenOver<T>(now: T, drawn: T): T {
  const [isDrawn, setDrawn] = useState(isTakingOver);
  useLayoutEffect(() => {
    if (isDrawn && !Object.is(now, drawn)) setDrawn(false);
  }, [isDrawn, now, drawn]);
  return isDrawn ? drawn : now;
}
