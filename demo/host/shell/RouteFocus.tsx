import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The router state of a link or form that changes the page in place, and leaves the focus where it is. */
export const KEEP_FOCUS = { keepFocus: true } as const;

/** Focuses the heading of a page after navigating to it, so that screen readers start there as after a page load. */
export function RouteFocus() {
  const { key, state, hash } = useLocation();
  const isNewEntry = useNavigationType() !== 'REPLACE';
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    // The browser moves the focus for a fragment, such as the skip link's. A redirect while the
    // first page loads replaces its entry: that's still a page load.
    if (hash || !isNewEntry || state?.keepFocus === true) return;
    // The router takes care of scrolling: going back returns to where the shopper was.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [key, state, hash, isNewEntry]);
  return null;
}
