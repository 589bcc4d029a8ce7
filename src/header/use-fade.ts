import { useLayoutEffect, useState } from 'react';

/** Below this many pixels from the top, the header goes away while the page is scrolled down (spec section 9). */
const threshold = 150;

/**
 * Whether the header is out of the way: since the page was scrolled down past the threshold, until it is scrolled up.
 * Never while something in the element has the focus, or is told there. Reads the scroll position alone, once a frame.
 */
export function useFade(element: HTMLElement, isTelling: boolean): boolean {
  const [isFaded, setFaded] = useState(false);
  useLayoutEffect(() => {
    let last = 0;
    let frame = 0;
    const look = () => {
      frame = 0;
      const now = window.scrollY;
      // What springs back at the end of a page, and less than a pixel, is no scrolling.
      if (Math.abs(now - last) < 2) return;
      setFaded(now > last && now > threshold && !element.matches(':focus-within'));
      last = now;
    };
    // Where the page is now is read with the next frame, which lays it out anyway, unless it is scrolled before.
    const start = requestAnimationFrame(() => {
      last = window.scrollY;
    });
    const onScroll = () => {
      cancelAnimationFrame(start);
      frame ||= requestAnimationFrame(look);
    };
    const show = () => setFaded(false);
    addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      cancelAnimationFrame(start);
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', show);
    };
  }, [element]);
  return isFaded && !isTelling;
}
