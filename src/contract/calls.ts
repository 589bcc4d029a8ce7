import { accountCalls } from './account-calls.js';
import type { Call } from './call.js';
import { shopCalls } from './shop-calls.js';

/** All calls of the contract, sorted by their names. */
export const calls: readonly Call[] = [...accountCalls, ...shopCalls].sort((one, other) =>
  one.endpoint.name < other.endpoint.name ? -1 : 1,
);
