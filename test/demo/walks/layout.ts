import type { Driver } from '../../tools/drive.mjs';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** More than this is a jump. */
export const MOST_SHIFT = 0.01;

/** The cumulative layout shift of the page so far, without its session windows: the sum, which is never less. */
export const layoutShift = (browser: Driver): Promise<number> =>
  browser.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        // One more shift of nothing's size cannot be waited for: two frames are what is still under way.
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as LayoutShift).value; // the type of its entries
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** By how many pixels a page is wider than the screen: the shopper would have to move it sideways to read it. */
export const tooWide = (browser: Driver): Promise<number> =>
  browser.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
