import { RequestError } from './errors.js';
import { type Endpoint, exchange, own } from './exchange.js';
import { type Flights, share } from './flight.js';
import { type RequestData, urlencoded } from './urlencoded.js';

export interface ClientOptions {
  /** The URL of a call, before its data. */
  readonly urlOf: (endpoint: Endpoint<unknown>) => string;
  /** The headers of a request; asked for each. */
  readonly headers: (endpoint: Endpoint<unknown>) => Readonly<Record<string, string>>;
  /** Milliseconds until a request is given up; asked for each. */
  readonly timeout: () => number;
}

export interface SendOptions {
  /** Aborting rejects with kind `abort`; the request itself ends when nobody waits for it. */
  readonly signal?: AbortSignal | undefined;
}

export type Send = <T>(endpoint: Endpoint<T>, data?: RequestData, options?: SendOptions) => Promise<T>;

/**
 * The one way to the server. Equal GETs that are under way at the same time are one request; a GET is tried once
 * more when the network failed, nothing else is. No redirect is followed.
 */
export function createClient({ urlOf, headers, timeout }: ClientOptions): Send {
  const underWay: Flights = new Map();

  return function send<T>(
    endpoint: Endpoint<T>,
    data: RequestData = {},
    { signal }: SendOptions = {},
  ): Promise<T> {
    const { name, method } = endpoint;
    if (signal?.aborted) return Promise.reject(aborted(name));
    const isGet = method === 'GET';
    const fields = urlencoded(data);
    const base = urlOf(endpoint);
    const url = isGet && `${fields}` ? `${base}${base.includes('?') ? '&' : '?'}${fields}` : base;
    const sent = headers(endpoint);

    return share<T>(
      isGet ? underWay : new Map(),
      `${url} ${urlencoded(sent)}`,
      signal,
      (end) => {
        const init = own<RequestInit>({
          method,
          headers: new Headers(Object.entries(sent)),
          body: isGet ? null : fields,
          signal: end.signal,
          // A redirect would carry the token to wherever it leads: the browser stops it, and it reads as status 0.
          redirect: 'manual',
        });
        const attempt = () => exchange(endpoint, url, init, end, timeout());
        return attempt().catch((error) => (isGet && isNetwork(error) ? attempt() : Promise.reject(error)));
      },
      (_, reject) => reject(aborted(name)),
    );
  };
}

const isNetwork = (error: unknown): boolean => error instanceof RequestError && error.kind === 'network';

const aborted = (call: string): RequestError => new RequestError('abort', call, 'aborted');
