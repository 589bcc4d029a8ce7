import type { Context } from 'hono';
import { ApiError } from '../http/api.js';

/**
 * The origin of the page that sends a request. Browsers name it for pages of other origins; a page of our own sends
 * none with a GET, and is where the request goes.
 */
export function askingOrigin(c: Context, allowedOrigins: readonly string[]): string {
  const origin = c.req.header('origin') ?? new URL(c.req.url).origin;
  if (allowedOrigins.includes(origin)) return origin;
  throw new ApiError(403, 'Pages of this origin cannot sign in.');
}
