import { accountCalls } from './account-calls.js';
import type { Call } from './call.js';
import { shopCalls } from './shop-calls.js';

/** All calls in the contract, sorted by name. */
export const calls: readonly Call[] = [...accountCalls, ...shopCalls].sort((one, other) =>
  one.endpoint.name < other.endpoint.name ? -1 : 1,
);
