import { useLayoutEffect, useState } from 'react';
import { type Scrolled, scrollBoxesAround, watchPageScroll } from '../ui/page-scroll.js';
import { beforePaint } from '../ui/scheduling.js';

/** Beyond this many pixels from the top, scrolling down hides the header (spec section 9). */
const threshold = 150;

/**
 * Returns whether the header is hidden: from when the page is scrolled down past the threshold until it is scrolled up.
 * It is never hidden while it shows a note or something in it has the focus. Reads only the scroll position, once per
 * frame.
 */
export function useFade(element: HTMLElement, isTelling: boolean): boolean {
  const [isFaded, setFaded] = useState(false);
  useLayoutEffect(() => {
    const positions = new WeakMap<Element, number>();
    let latest: Scrolled | undefined;
    let cancelCheck: (() => void) | null = null;
    const check = () => {
      cancelCheck = null;
      if (!latest) return;
      const { box, top } = latest;
      const last = positions.get(box) ?? 0;
      // Tiny changes, such as a rebound at the end of a page or less than a pixel, don't count as scrolling.
      if (Math.abs(top - last) < 2) return;
      setFaded(top > last && top > threshold && !element.matches(':focus-within'));
      positions.set(box, top);
    };
    // Reads the starting position in the next frame, which does layout anyway, unless the page is scrolled first.
    const cancelStart = beforePaint(() => {
      for (const box of scrollBoxesAround(element)) positions.set(box, box.scrollTop);
    });
    const stop = watchPageScroll(element, (scrolled) => {
      cancelStart();
      latest = scrolled;
      cancelCheck ??= beforePaint(check);
    });
    const show = () => setFaded(false);
    element.addEventListener('focusin', show);
    return () => {
      cancelStart();
      cancelCheck?.();
      stop();
      element.removeEventListener('focusin', show);
    };
  }, [element]);
  return isFaded && !isTelling;
}
