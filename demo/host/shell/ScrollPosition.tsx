import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router';

/**
 * Brings a page to its top, or to where it was left, when the shopper goes to it. The first page may have come drawn, and
 * been scrolled before it is taken over: it stays where it is.
 */
export function ScrollPosition() {
  const before = useRef(0);
  return (
    <>
      <OnMount
        run={() => {
          before.current = window.scrollY;
        }}
      />
      <ScrollRestoration />
      <OnMount
        run={() => {
          if (before.current > 0) window.scrollTo(0, before.current);
        }}
      />
    </>
  );
}

/** Effects of siblings run in their order: before, and after, what the router does. */
function OnMount({ run }: { readonly run: () => void }) {
  const first = useRef(run);
  useLayoutEffect(() => first.current(), []);
  return null;
}
