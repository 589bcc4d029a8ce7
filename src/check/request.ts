import { urlencoded } from '../api/own-fields.js';
import type { Call } from '../contract/call.js';
import type { Options } from './options.js';

/** The headers of every request (contract section 4), as a preflight lists them. */
export const HEADERS = ['platformtype', 'uuid', 'token', 'lang'] as const;

/** The server's response. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Why there was no response. */
export interface Silence {
  readonly silence: 'timeout' | 'network' | 'too long' | 'stopped';
  /** The system's error code, such as `ECONNREFUSED`. */
  readonly reason: string;
}

/** The maximum size of a reply, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;

const urlOf = ({ endpoint, probe = {} }: Call, { api, suggest }: Options): string => {
  const fields = endpoint.method === 'GET' ? String(urlencoded(probe)) : '';
  return `${endpoint.host ? suggest : api}${endpoint.path}${fields ? `?${fields}` : ''}`;
};

/** Whether a call goes to a suggestion host of its own. */
export const isForeign = ({ endpoint }: Call, { api, suggest }: Options): boolean =>
  endpoint.host !== undefined && suggest !== api;

/**
 * Sends a call as a widget does. The token goes only to the API (contract section 4).
 * @param origin the origin of the page that calls; null for a call that no page makes
 * @param stop ends the request
 */
export function request(
  call: Call,
  options: Options,
  origin: string | null,
  stop: AbortSignal,
): Promise<Answer | Silence> {
  const { method } = call.endpoint;
  const { token, lang } = options;
  const headers = {
    ...(origin !== null && { origin }),
    platformType: '3',
    lang,
    uuid: 'storefront-widgets-check',
    ...(token !== null && !isForeign(call, options) && { token }),
  };
  const body = method === 'POST' ? urlencoded(call.probe ?? {}) : null;
  return receive(urlOf(call, options), { method, headers, body }, options.timeout, stop);
}

/** Sends the preflight that a browser sends before a cross-origin call. */
export const preflight = (call: Call, options: Options, stop: AbortSignal): Promise<Answer | Silence> =>
  receive(
    urlOf(call, options),
    {
      method: 'OPTIONS',
      headers: {
        origin: options.origin,
        'access-control-request-method': call.endpoint.method,
        'access-control-request-headers': [...HEADERS].sort().join(','),
      },
    },
    options.timeout,
    stop,
  );

async function receive(
  url: string,
  init: RequestInit,
  timeout: number,
  stop: AbortSignal,
): Promise<Answer | Silence> {
  const late = AbortSignal.timeout(timeout);
  try {
    const signal = AbortSignal.any([late, stop]);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const text = await textOf(response);
    if (text === null) return { silence: 'too long', reason: '' };
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    if (late.aborted) return { silence: 'timeout', reason: '' };
    if (stop.aborted) return { silence: 'stopped', reason: '' };
    const cause = error instanceof Error ? error.cause : null;
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
    return { silence: 'network', reason: code };
  }
}

/** Returns the body as text; null if it's too long. */
async function textOf({ body }: Response): Promise<string | null> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  const stream = body.getReader();
  for (let part = await stream.read(); !part.done; part = await stream.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_BYTES) {
      await stream.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
