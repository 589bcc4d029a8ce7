import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { refuse } from './envelope.js';

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
