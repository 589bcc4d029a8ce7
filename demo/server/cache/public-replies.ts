import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { requestLanguage } from '../http/api.js';
import { pickEncoding } from '../http/compressed.js';
import { targetOf } from '../http/request-target.js';
import type { Topic } from './changes.js';
import type { CachedResponse, Reply, ResponseCache } from './response-cache.js';

/** Creates middleware for calls whose reply is the same for everybody: it depends on the URL and the language alone. */
export type CachePublicly = (
  topics: readonly Topic[],
  /** Returns the cache key of a response, or null if it is personal. Defaults to the path and query. */
  keyOf?: (c: Context) => string | null,
) => MiddlewareHandler;

/**
 * Returns what caches the replies of such calls. Their handlers must read nothing from the request but its URL and its
 * `lang` header, and must not depend on the exact time. Only replies with status 200 are cached.
 * @param responseCache where they are stored; null to run the handler for each request
 */
export const cachePublicly =
  (responseCache: ResponseCache | null): CachePublicly =>
  (topics, keyOf = (c) => targetOf(c.req.url)) => {
    const compressed = compress();
    if (responseCache === null) return compressed;
    return async (c, next) => {
      const target = c.req.method === 'GET' ? keyOf(c) : null;
      if (target === null) return compressed(c, next);
      const key = `${requestLanguage(c)} ${target}`;
      let isHandled = false;
      const cached = await responseCache.get(key, topics, async () => {
        isHandled = true;
        await next();
        return readReply(c);
      });
      if (cached === null) {
        if (!isHandled) await compressed(c, next);
        return;
      }
      c.header('Cache-Control', 'private, no-cache');
      c.header('Vary', 'lang', { append: true });
      const reply = sendCached(c, cached);
      c.res = undefined;
      c.res = reply;
    };
  };

async function readReply(c: Context): Promise<Reply | null> {
  if (c.error !== undefined || c.res.status !== 200) return null;
  const body = new Uint8Array(await c.res.arrayBuffer());
  return { status: 200, type: c.res.headers.get('content-type') ?? '', body };
}

/** Sends a cached response, or 304 if the client already has it. */
export function sendCached(
  c: Context,
  cached: CachedResponse,
  headers: Readonly<Record<string, string>> = {},
): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  const encoding = cached.encodingFor(pickEncoding(c));
  const tag = cached.tagOf(encoding);
  c.header('Vary', 'Accept-Encoding', { append: true });
  const etags = c.req.header('if-none-match');
  if (etags?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag))
    return c.body(null, 304, { ETag: tag });
  const body = cached.bodyOf(encoding);
  return c.body(body, cached.reply.status, {
    'Content-Type': cached.reply.type,
    'Content-Length': String(body.length),
    ETag: tag,
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}
