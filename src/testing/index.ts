/**
 * `storefront-widgets/testing`: a shop in memory and helpers, for the test suites of pages with our widgets (contract
 * section 9). It loads none of the widgets.
 */

export type { CallName, Notice, Replies, WonPrize } from '../api/replies.js';
export type { FaultKind, MockFault } from './faults.js';
export type { MockServer } from './listen.js';
export { createMockApi, type MockAnswer, type MockApi, type MockApiOptions } from './mock-api.js';
export { settled, type WaitOptions, whenReady } from './ready.js';
export type { MockCall } from './replies.js';
export type { MockData, MockShop } from './shop.js';
