import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';

/** The storage key under which the router keeps the scroll position of each history entry. */
const POSITIONS = 'storefront-scroll';

/**
 * On navigation, scrolls a page to its top, or to where it was left. The first page may have come from the server, and
 * been scrolled before hydration: it stays where it is.
 */
export function ScrollPosition() {
  const { key } = useLocation();
  const before = useRef(0);
  const remember = () => {
    before.current = window.scrollY;
    forgetPosition(key, before.current > 0);
  };
  const goBack = () => {
    if (before.current > 0) window.scrollTo(0, before.current);
  };
  // The effects of siblings run in order, so these run before and after what the router does.
  return (
    <>
      <OnMount run={remember} />
      <ScrollRestoration storageKey={POSITIONS} />
      <OnMount run={goBack} />
    </>
  );
}

function OnMount({ run }: { readonly run: () => void }) {
  const first = useRef(run);
  useLayoutEffect(() => first.current(), []);
  return null;
}

/**
 * Removes a scroll position that the router shouldn't restore: it would do so a moment too late, when the shopper may
 * have scrolled. A page starts at its top anyway.
 * @param isElsewhere whether the page is already scrolled away from its top.
 */
function forgetPosition(key: string, isElsewhere: boolean): void {
  try {
    const { [key]: position, ...others } = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}');
    if (isElsewhere || position === 0) sessionStorage.setItem(POSITIONS, JSON.stringify(others));
  } catch {
    // Without storage, or with something else in it, the router has no positions.
  }
}
