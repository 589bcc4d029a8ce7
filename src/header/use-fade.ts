import { useLayoutEffect, useState } from 'react';
import { beforePaint } from '../ui/next-frame.js';

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
    let last = 0;
    let stop: (() => void) | null = null;
    const look = () => {
      stop = null;
      const now = window.scrollY;
      // Tiny changes, such as a rebound at the end of a page or less than a pixel, don't count as scrolling.
      if (Math.abs(now - last) < 2) return;
      setFaded(now > last && now > threshold && !element.matches(':focus-within'));
      last = now;
    };
    // Reads the starting position in the next frame, which does layout anyway, unless the page is scrolled first.
    const cancelStart = beforePaint(() => {
      last = window.scrollY;
    });
    const onScroll = () => {
      cancelStart();
      stop ??= beforePaint(look);
    };
    const show = () => setFaded(false);
    addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      cancelStart();
      stop?.();
      removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', show);
    };
  }, [element]);
  return isFaded && !isTelling;
}
