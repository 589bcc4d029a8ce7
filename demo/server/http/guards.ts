import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import pLimit from 'p-limit';
import { Unavailable } from '../db/unavailable.js';
import { refuse } from './api.js';

/**
 * CORS for the API by an exact list of origins. What a page of another origin sends is refused with HTTP status 403 before
 * anything is done: its browser would keep the reply from it, but not undo what the call did.
 * @param windows paths that any page may lead a window to
 */
export function allowOrigins(origins: readonly string[], windows: readonly string[] = []): MiddlewareHandler {
  const answer = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['platformType', 'uuid', 'token', 'lang', 'content-type'],
    // Browsers keep the answer to a preflight for two hours.
    maxAge: 7_200,
  });
  return async (c, next) => {
    if (mayAsk(c, origins, windows)) return answer(c, next);
    c.header('Vary', 'Origin');
    return refuse(
      c,
      403,
      'Pages of this origin may not call. The store allows those of ALLOWED_ORIGINS.',
      403,
    );
  };
}

/**
 * Browsers name the origin of a page, but not with a link, picture, script or frame to elsewhere: there they tell that it is
 * elsewhere. Servers and commands tell neither.
 */
function mayAsk(c: Context, origins: readonly string[], windows: readonly string[]): boolean {
  const origin = c.req.header('origin');
  if (origin !== undefined) return origins.includes(origin);
  const isElsewhere = /^(?:cross|same)-site$/.test(c.req.header('sec-fetch-site') ?? '');
  if (!isElsewhere) return true;
  return c.req.header('sec-fetch-dest') === 'document' && windows.some((path) => c.req.path.endsWith(path));
}

/** What an API tells is kept by no cache unless it says so itself, and is taken for nothing but what it is. */
export const asReplies: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  await next();
};

const MAX_BODY_BYTES = 64 * 1024;

export function limitBody(): MiddlewareHandler {
  return bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => {
      // The rest of the body is still on its way: it must not be read as the next request.
      c.header('Connection', 'close');
      return refuse(c, 413, 'The request is too large: at most 64 kB are taken.');
    },
  });
}

/** Calls that may wait for their turn; the next one is told to come again. */
const MOST_WAITING = 500;

/**
 * Does so many calls at once, and has the others wait: for calls that wait for each other in the database, and would take
 * all of its connections to do so.
 */
export function inTurn(atOnce: number): MiddlewareHandler {
  const limit = pLimit(atOnce);
  return async (_, next) => {
    if (limit.pendingCount >= MOST_WAITING) throw new Unavailable('too many calls wait for their turn');
    await limit(next);
  };
}
