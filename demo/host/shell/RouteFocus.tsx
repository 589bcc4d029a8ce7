import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A link or form with this state changes the page in place, and leaves the focus where it is. */
export const KEEP_FOCUS = { keepFocus: true } as const;

/** After navigating to another page, focuses its heading, since a page load would start there. */
export function RouteFocus() {
  const { key, state, hash } = useLocation();
  const moved = useNavigationType() !== 'REPLACE';
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    // For a fragment, such as the skip link's, the browser has already moved the focus. A redirect of the first address
    // is still a page load.
    if (hash || !moved || state?.keepFocus === true) return;
    // The router takes care of scrolling: going back returns to where the shopper was.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [key, state, hash, moved]);
  return null;
}
