import { until } from './until.js';

/** Scrolls the page to a height, in px, once it is high enough: under load, WebKit may not have laid it out yet. */
export const scrollPage = (y: number): Promise<void> =>
  until(() => {
    window.scrollTo(0, y);
    return Math.round(window.scrollY) === y;
  }, `the page cannot be scrolled to ${y}`);
