import type { Driver } from '../../tools/drive.mjs';

/** Returns by how many pixels a page is wider than the screen, so that it would have to be scrolled sideways. */
export const tooWide = (browser: Driver): Promise<number> =>
  browser.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
