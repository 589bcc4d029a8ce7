import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import pLimit from 'p-limit';
import { isAllowed } from '../../shared/allowed-origins.js';
import { refuseCleared, Unavailable } from '../db/unavailable.js';
import type { Shutdown } from '../shutdown.js';
import { refuse } from './api.js';

/** Maximum length of an origin repeated in a message, in characters. */
const MAX_ORIGIN = 200;

/**
 * Applies CORS to the API, with a list of origins. Requests from pages of other origins get HTTP status 403
 * before anything is done: the browser would hide the reply, but not undo the call.
 * @param windows paths that any page may navigate a window to
 */
export function allowOrigins(origins: readonly string[], windows: readonly string[] = []): MiddlewareHandler {
  const answerPreflight = cors({
    origin: (origin) => (isAllowed(origin, origins) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['platformType', 'uuid', 'token', 'lang', 'content-type'],
    // Browsers cache the preflight response for two hours.
    maxAge: 7_200,
  });
  return async (c, next) => {
    if (mayCall(c, origins, windows)) {
      if (c.req.method === 'OPTIONS') return answerPreflight(c, next);
      // Set before the reply is there: to change the headers of a reply, the framework would have to stream its body.
      c.header('Vary', 'Origin');
      const origin = c.req.header('origin');
      if (origin !== undefined) c.header('Access-Control-Allow-Origin', origin);
      return next();
    }
    c.header('Vary', 'Origin');
    return refuse(
      c,
      403,
      `Pages of ${senderOf(c)} may not call this API. Its operator adds their origin to ALLOWED_ORIGINS.`,
      403,
    );
  };
}

/** Returns whose pages send a request, for a message. */
const senderOf = (c: Context): string => c.req.header('origin')?.slice(0, MAX_ORIGIN) || 'other sites';

/**
 * Browsers send the origin of a page, but not with a link, picture, script, or frame to another origin: then they only
 * say that it's elsewhere. Servers and command-line tools send neither.
 */
function mayCall(c: Context, origins: readonly string[], windows: readonly string[]): boolean {
  const origin = c.req.header('origin');
  if (origin !== undefined) return isAllowed(origin, origins);
  const isElsewhere = /^(?:cross|same)-site$/.test(c.req.header('sec-fetch-site') ?? '');
  if (!isElsewhere) return true;
  return c.req.header('sec-fetch-dest') === 'document' && windows.some((path) => c.req.path.endsWith(path));
}

/** Keeps API replies out of caches unless a call says otherwise, and browsers from guessing their type. */
export const asReplies: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  await next();
};

const MAX_BODY_BYTES = 64 * 1024;

export function limitBody(): MiddlewareHandler {
  const tooLarge = (c: Context) => {
    // The rest of the body is still arriving, and must not be read as the next request.
    c.header('Connection', 'close');
    return refuse(c, 413, 'The request is too large: at most 64 kB are taken.');
  };
  const whileReading = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('content-length');
    // Looking at the body, even at whether there is one, turns it into a stream. Most requests tell their length.
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return whileReading(c, next);
    return Number(length) > MAX_BODY_BYTES ? tooLarge(c) : next();
  };
}

/** Maximum number of calls that wait their turn. Any further call gets a reply that asks it to retry. */
const MOST_WAITING = 500;

/**
 * Runs this many calls at once and makes the others wait: for calls that wait for each other in the database, and would
 * take up all of its connections. When the server stops, waiting calls are asked to retry, and so are those that would
 * have to wait for more than one other.
 */
export function inTurn(atOnce: number, shutdown?: Shutdown): MiddlewareHandler {
  const limit = pLimit({ concurrency: atOnce, rejectOnClear: true });
  shutdown?.addQueue(limit.clearQueue);
  return async (_, next) => {
    const most = shutdown?.hasBegun ? atOnce : MOST_WAITING;
    if (limit.pendingCount >= most) throw new Unavailable('too many calls wait for their turn');
    await limit(next).catch(refuseCleared);
  };
}
