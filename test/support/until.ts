import { waitUntil } from '@open-wc/testing';

/** Waits until something is so, for as long as a slow browser may need. */
export const until = (isSo: () => unknown, what = 'what was waited for did not come'): Promise<void> =>
  waitUntil(isSo, what, { timeout: 5000 });
