import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from './envelope.js';

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
