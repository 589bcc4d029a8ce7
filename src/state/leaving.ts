import { sharedOnPage } from '../page/page-record.js';

const page = sharedOnPage('leaving', () => ({ hasBegun: false }));

/** Marks the page as leaving. Code that still runs on it must not start anything that the next page should do. */
export const beginLeaving = (): void => {
  page.hasBegun = true;
};

/** Whether the page is about to navigate or reload. Its requests break off, and its scripts run for another moment. */
export const isLeaving = (): boolean => page.hasBegun;
