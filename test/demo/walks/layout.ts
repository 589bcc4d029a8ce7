import type { Driver } from '../../tools/drive.mjs';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** The most layout shift that doesn't count as a jump. */
export const MOST_SHIFT = 0.01;

/** Returns the sum of all layout shifts so far. Without session windows, it is never less than the official CLS. */
export const layoutShift = (browser: Driver): Promise<number> =>
  browser.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        // We can't wait for a shift that may never come, so wait two frames for what is still pending.
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as LayoutShift).value; // the observed type
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** Returns by how many pixels a page is wider than the screen, so that it would have to be scrolled sideways. */
export const tooWide = (browser: Driver): Promise<number> =>
  browser.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
