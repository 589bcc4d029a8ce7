import { sharedOnPage } from './page-record.js';

const page = sharedOnPage('leaving', () => ({ hasBegun: false }));

/** The page goes now: what runs in it still must begin nothing that the next page is to do. */
export const beginLeaving = (): void => {
  page.hasBegun = true;
};

/** Whether the page is about to be another, or anew: requests of it break off, and its scripts go on for a moment. */
export const isLeaving = (): boolean => page.hasBegun;
