import { sharedOnPage } from './page-record.js';

/**
 * The order in which the shopper chose where to deliver, in all widgets of the page. Answers come in any order; what
 * was chosen last holds.
 */
export const order = sharedOnPage('location', () => ({
  /** Choices so far; each has its number. */
  begun: 0,
  /** The number of the choice that holds. */
  holds: 0,
  /** The number of the last address that was chosen. */
  address: 0,
  /** Ends the look-up that is under way. */
  lookup: new AbortController(),
  /** Changes on the server so far: an address list that was asked for before one may be out of date. */
  changes: 0,
  /** The end of the last change on the server: they go one after the other, so that the last one is the last there. */
  settled: Promise.resolve() as Promise<unknown>, // of whatever type the last one was
}));

/** Begins a choice: a look-up that is under way is no longer wanted. Returns the choice's number. */
export function beginChoice(): number {
  order.lookup.abort();
  order.begun += 1;
  return order.begun;
}
