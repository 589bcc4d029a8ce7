import type { ErrorHandler } from 'hono';
import type { ApiEnv } from './api-env.js';
import { ApiError } from './api-error.js';
import { refuse } from './envelope.js';
import { describeError } from './log-requests.js';

/** An ApiError becomes its envelope; anything else is logged and becomes a 500 that tells nothing of its cause. */
export const refuseErrors: ErrorHandler<ApiEnv> = (error, c) => {
  if (error instanceof ApiError) return refuse(c, error.code, error.message);
  c.get('logger').error(describeError(error), 'a call failed');
  const msg = `Something went wrong on our side. Please try again. (Request ${c.get('requestId')})`;
  return refuse(c, 500, msg, 500);
};
