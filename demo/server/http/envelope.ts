import type { Context } from 'hono';

const SUCCESS = 200;

/** Sends `{code: 200, msg, data}`; `data` must be plain JSON. */
export function succeed(c: Context, data: object | null): Response {
  return c.json({ code: SUCCESS, msg: 'OK', data });
}

/** Sends a reply whose `data` holds the same `code` and `msg` as its body, for those who read them there. */
export function answerInData(c: Context, code: number, msg: string, more: object = {}): Response {
  return c.json({ code, msg, data: { code, msg, ...more } });
}

/** Sends `{code, msg, data: null}`; with HTTP status 200 the client shows `msg` to the shopper. */
export function refuse(
  c: Context,
  code: number,
  msg: string,
  status: 200 | 403 | 404 | 500 | 503 = 200,
): Response {
  return c.json({ code, msg, data: null }, status);
}
