import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';

/** Where the router keeps, by the keys of entries in the history, where each was scrolled to. */
const POSITIONS = 'storefront-scroll';

/**
 * Brings a page to its top, or to where it was left, when the shopper goes to it. The first page may have come drawn, and
 * been scrolled before it is taken over: it stays where it is.
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
  // Effects of siblings run in their order: before, and after, what the router does.
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
 * What the router does not know, it does not go back to: it would a moment after it began, when the shopper may have
 * scrolled. The top is where a page begins anyway.
 * @param isElsewhere whether the page is not at its top already.
 */
function forgetPosition(key: string, isElsewhere: boolean): void {
  try {
    const { [key]: known, ...others } = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}');
    if (isElsewhere || known === 0) sessionStorage.setItem(POSITIONS, JSON.stringify(others));
  } catch {
    // Without a storage, or with something else in it, the router knows none.
  }
}
