import type { Outcome } from '../state/resource.js';

/**
 * What is told of code that was wanted and did not load.
 * @param call what it was for, as the event says it.
 */
export const chunkFailure = (error: unknown, call = ''): Outcome => ({
  status: 'failed',
  first: true,
  failure: { kind: 'network', call, code: 0, message: String(error) },
});
