import { sharedOnPage } from '../page/page-record.js';

/**
 * The order in which the shopper chose where to deliver, across all widgets on the page. Replies can arrive in any
 * order; the last choice wins.
 */
export const order = sharedOnPage('location', () => ({
  /** The number of choices so far. Each choice is numbered. */
  begun: 0,
  /** The number of the choice in effect. */
  holds: 0,
  /** The number of the last choice that was a saved address. */
  address: 0,
  /** Cancels the lookup in flight. */
  lookup: new AbortController(),
  /** Counts changes on the server. An address list that was requested before a change may be out of date. */
  changes: 0,
  /** Settles when the last change on the server ends. Changes run in sequence, so the last one wins there, too. */
  settled: Promise.resolve() as Promise<unknown>, // the type depends on the last change
}));

/** Begins a choice, and cancels any lookup in flight. Returns the choice's number. */
export function beginChoice(): number {
  order.lookup.abort();
  order.begun += 1;
  return order.begun;
}
