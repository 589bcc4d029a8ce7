import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';

/** Below this many bytes, compression doesn't pay off. */
export const MIN_BYTES = 512;

/** Maximum number of bodies in the cache. If there are more, the cache is cleared. */
const MAX_CACHED = 2_000;

/** Compressed bodies, keyed by their content, for all servers of this process. */
const cache = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** `best` takes about 100 ms for 50 kB, so it's for bodies that repeat; `fast` takes 1 ms and is a tenth larger. */
type Effort = 'best' | 'fast';

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const BEST = {
  br: (body: Uint8Array) => promisify(brotliCompress)(body, brotli(constants.BROTLI_MAX_QUALITY)),
  gzip: (body: Uint8Array) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** On this thread: to have another one do it takes several times as long, since each call there gets its memory anew. */
const FAST = {
  br: (body: Uint8Array) => brotliCompressSync(body, brotli(5)),
  gzip: (body: Uint8Array) => gzipSync(body, { level: 6 }),
} as const;
export type Encoding = keyof typeof FAST;

export const encodeFast = (body: Uint8Array<ArrayBuffer>, encoding: Encoding): Uint8Array<ArrayBuffer> =>
  FAST[encoding](body);

/**
 * Compresses replies with the best encoding the client accepts: brotli, which is a fifth smaller than the gzip of
 * `hono/compress`, or else gzip. Goes inside `etag()`, so that each encoding has a different tag.
 */
export function compressed(effort: Effort): MiddlewareHandler {
  const encoded = async (
    body: Uint8Array<ArrayBuffer>,
    encoding: Encoding,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    if (effort === 'fast') return encodeFast(body, encoding);
    const key = encoding + createHash('sha256').update(body).digest('base64');
    if (cache.size > MAX_CACHED) cache.clear();
    const made = cache.get(key) ?? BEST[encoding](body);
    cache.set(key, made);
    return made;
  };

  return async (c, next) => {
    await next();
    // Another middleware, closer to the handler, has already done it.
    if (c.res.headers.get('vary')?.includes('Accept-Encoding')) return;
    const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(c.res.headers.get('content-type') ?? '');
    if (!isText || c.req.method === 'HEAD' || c.res.status === 206) return;
    c.header('Vary', 'Accept-Encoding', { append: true });
    const body = new Uint8Array(await c.res.arrayBuffer());
    const encoding = body.length < MIN_BYTES ? undefined : pickEncoding(c);
    const sent = encoding ? await encoded(body, encoding) : body;
    c.res = new Response(sent, c.res);
    if (encoding) c.header('Content-Encoding', encoding);
    c.header('Content-Length', String(sent.length));
  };
}

/** Picks our smallest encoding, because browsers list all that they accept and prefer none. */
export function pickEncoding(c: Context): Encoding | undefined {
  const picked = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (all, { supports, default: none }) => {
      const quality = (name: string) => all.find(({ type }) => type.toLowerCase() === name)?.q;
      return supports.find((name) => (quality(name) ?? quality('*') ?? 0) > 0) ?? none;
    },
  });
  return picked === 'br' || picked === 'gzip' ? picked : undefined;
}
