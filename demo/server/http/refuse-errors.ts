import type { ErrorHandler } from 'hono';
import { isUnavailable } from '../db/unavailable.js';
import type { ApiEnv } from './api-env.js';
import { ApiError } from './api-error.js';
import { refuse } from './envelope.js';
import { describeError } from './log-requests.js';

/** When to come again after a 503, in seconds. */
export const RETRY_AFTER_S = '2';

/** Anything but an ApiError is logged, and told without its cause: a 503 for what is over soon, else a 500. */
export const refuseErrors: ErrorHandler<ApiEnv> = (error, c) => {
  if (error instanceof ApiError) return refuse(c, error.code, error.message);
  c.get('logger').error(describeError(error), 'a call failed');
  if (isUnavailable(error)) {
    c.header('Retry-After', RETRY_AFTER_S);
    return refuse(c, 503, 'The store is very busy. Please try again in a moment.', 503);
  }
  const msg = `Something went wrong on our side. Please try again. (Request ${c.get('requestId')})`;
  return refuse(c, 500, msg, 500);
};
