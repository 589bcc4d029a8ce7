import { until } from './until.js';

/**
 * Scrolls the page to a height, in px, where it stays. Under load, WebKit may not have laid out the page yet, and it
 * scrolls a moment after a field got the focus, even if that was in the test before.
 */
export const scrollPage = (y: number): Promise<void> =>
  until(async () => {
    window.scrollTo(0, y);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return Math.round(window.scrollY) === y;
  }, `the page cannot be scrolled to ${y}`);
