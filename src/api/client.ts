import redaxios from 'redaxios';
import { sharedOnPage } from '../page/page-record.js';
import { type Flights, share } from './flight.js';
import { MESSAGE_LENGTH, shorten } from './limits.js';
import { fieldsOf, type RequestData, requestKey, urlencoded, withoutPrototype } from './own-fields.js';
import { numeric, type Read, reader } from './reply.js';
import { RequestError } from './request-error.js';

/** One call of the API (contract section 4). */
export interface Endpoint<T> {
  /** The name of the call, and its key in the configuration's `endpoints`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Set to false for a GET that acts again each time, such as one that sends an email. It's never retried. */
  readonly idempotent?: false;
  /** Whether it changes something on the server: set for a GET that does, and for a POST that only reads. */
  readonly changes?: boolean;
  /** Set if the call goes to the separate suggestion host instead of the API. */
  readonly host?: 'suggest';
  /** The path after the base URL. Starts with `/`. */
  readonly path: string;
  /** Whether the server may put the outcome in `data`, with its own `code` and `msg` (contract section 4). */
  readonly codeInData?: boolean;
  /** Validates the reply's `data` against its struct. */
  readonly read: (data: unknown) => Read<T>;
  /** Set if the answer is a file instead, which the call resolves with. Only a refusal is a reply then. */
  readonly file?: true;
  /** Set for a call of the page's own. A 401 to a guest ends nothing there, as it only asks the guest to sign in. */
  readonly own?: true;
}

export interface ClientOptions {
  /** Returns the URL of a call, without its data. */
  readonly urlOf: (endpoint: Endpoint<unknown>) => string;
  /** Returns the headers of a request. Called for each request, with the token of its options. */
  readonly headers: (endpoint: Endpoint<unknown>, token?: string) => Readonly<Record<string, string>>;
  /** Returns the timeout in milliseconds. Called for each request. */
  readonly timeout: () => number;
  /** Returns a response that's already in flight for this URL and these headers, once; null if there is none. */
  readonly takeEarly?: (call: string, key: string, end: AbortSignal) => Promise<Answer> | null;
}

/** The parts of a response that the client reads. */
export type Answer = Pick<Response, 'status' | 'text'> & Partial<Pick<Response, 'headers' | 'blob'>>;

export interface SendOptions {
  /** Aborting it rejects with kind `abort`. The request itself is canceled once no caller is waiting for it. */
  readonly signal?: AbortSignal | undefined;
  /**
   * The token of another session, such as a seller's, which is sent instead of the shopper's; an empty one sends none.
   * A 401 to it leaves the shopper signed in. Defaults to the shopper's.
   */
  readonly token?: string | undefined;
}

export type Send = <T>(endpoint: Endpoint<T>, data?: RequestData | Blob, options?: SendOptions) => Promise<T>;

/**
 * Creates the client that sends every request. Identical GETs in flight at the same time share one request, unless a POST
 * has ended since the first: its answer may be from before a change. An idempotent GET is retried once after a network
 * failure; nothing else is. Redirects aren't followed.
 */
export function createClient({ urlOf, headers, timeout, takeEarly }: ClientOptions): Send {
  const underWay: Flights = new Map();

  return function send<T>(
    endpoint: Endpoint<T>,
    data: RequestData | Blob = {},
    { signal, token }: SendOptions = {},
  ): Promise<T> {
    const { name, method, idempotent } = endpoint;
    if (signal?.aborted) return Promise.reject(aborted(name));
    const isGet = method === 'GET';
    const fields = data instanceof Blob ? data : urlencoded(data);
    const base = urlOf(endpoint);
    const url = isGet && `${fields}` ? `${base}${base.includes('?') ? '&' : '?'}${fields}` : base;
    const sent = headers(endpoint, token);
    const key = requestKey(url, sent);

    return share<T>(
      isGet ? underWay : new Map(),
      key,
      signal,
      (end) => {
        const init = withoutPrototype<RequestInit>({
          method,
          headers: new Headers(Object.entries(sent)),
          body: isGet ? null : fields,
          signal: end.signal,
          // A redirect would carry the token to its target. The browser stops it, and the status reads as 0.
          redirect: 'manual',
        });
        const attempt = (early?: Promise<Answer> | null) =>
          exchange(endpoint, () => early ?? fetch(url, init), url, end, timeout());
        const answer = attempt(takeEarly?.(name, key, end.signal));
        if (!isGet) return answer.finally(() => underWay.clear());
        return answer.catch((error) =>
          idempotent !== false && isNetwork(error) ? attempt() : Promise.reject(error),
        );
      },
      (_, reject) => reject(aborted(name)),
    );
  };
}

/**
 * Whether a server answers at all. Unlike any other request, this one needs no permission, as it sends and reads nothing.
 */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, withoutPrototype<RequestInit>({ method: 'HEAD', mode: 'no-cors', credentials: 'omit' }));
    return true;
  } catch {
    return false;
  }
}

const isNetwork = (error: unknown): boolean => error instanceof RequestError && error.kind === 'network';

const aborted = (call: string): RequestError => new RequestError('abort', call, 'aborted');

/** The body of every reply (contract section 4). */
interface Reply {
  readonly code?: unknown;
  readonly msg?: unknown;
  readonly data?: unknown;
}

const readCode = reader(numeric, 'code');

/**
 * redaxios with all its options set, so that it inherits none that a page has given to every object. It merges headers
 * with `for … in`, and never finishes if an inherited field holds an object. To an array, it only appends.
 */
const client = redaxios.create(
  withoutPrototype<object>({
    url: undefined,
    method: 'get',
    headers: [],
    data: undefined,
    params: undefined,
    paramsSerializer: undefined,
    baseURL: undefined,
    auth: undefined,
    withCredentials: undefined,
    transformRequest: undefined,
    responseType: 'text',
    xsrfCookieName: undefined,
    xsrfHeaderName: undefined,
    validateStatus: () => true,
    fetch: undefined,
  }),
);

/**
 * Sends one request through redaxios, with our own `fetch` and timeout, and reads the reply.
 * @param fetchIt sends the request, or returns the response that's already in flight.
 * @param end cancels the request. It's also aborted after `timeout` milliseconds.
 * @returns The reply's `data`, as its struct returns it. Rejects with a `RequestError`.
 */
async function exchange<T>(
  endpoint: Endpoint<T>,
  fetchIt: () => Promise<Answer>,
  url: string,
  end: AbortController,
  timeout: number,
): Promise<T> {
  const requests = sharedOnPage('requests', () => ({ underWay: 0 }));
  requests.underWay += 1;
  const timer = setTimeout(() => end.abort(), timeout);
  // A page may have wrapped `fetch` in a function that drops the signal. Callers stop waiting anyway.
  const ended = new Promise<never>((_, reject) =>
    end.signal.addEventListener('abort', () => reject(end.signal)),
  );
  try {
    let file: Blob | undefined;
    const answer = client.request<unknown>(
      url,
      // A plain object, because the redaxios types would require a full `Response`.
      withoutPrototype<object>({
        async fetch() {
          const response = await fetchIt();
          if (endpoint.file && response.headers?.has('content-disposition')) {
            file = await response.blob?.();
            return { status: response.status, text: async () => '' };
          }
          // Read here, because redaxios accepts a body that broke off.
          const text = await response.text();
          return { status: response.status, text: async () => text };
        },
      }),
    );
    const { status, data } = await Promise.race([answer, ended]);
    if (file && status === 200) return file as T; // what a call with `file` resolves with
    return readAnswer(endpoint, status, data);
  } catch (error) {
    if (error instanceof RequestError) throw error;
    // A caller that aborted has already been rejected, and doesn't see this error.
    throw end.signal.aborted
      ? new RequestError('timeout', endpoint.name, 'No answer in time.')
      : new RequestError('network', endpoint.name, String(error));
  } finally {
    requests.underWay -= 1;
    clearTimeout(timer);
  }
}

/**
 * Reads a response.
 * @param data the response's body: the parsed JSON, or the text if it isn't JSON.
 * @returns The reply's `data`, as its struct returns it. Throws a `RequestError`.
 */
export function readAnswer<T>({ name, read, codeInData }: Endpoint<T>, status: number, data: unknown): T {
  const fail = (kind: RequestError['kind'], message: string, code?: number, refused?: Reply) =>
    new RequestError(
      kind,
      name,
      message,
      code,
      refused && { serverMessage: messageOf(refused), data: refused.data },
    );
  if (status < 200 || status > 299)
    throw fail('http', `HTTP status ${status}${hintOf(data)}`, status, fieldsOf(data));
  if (typeof data === 'string') throw fail('reply', `The answer is not a reply${hintOf(data)}`);
  const body: Reply = fieldsOf(data);
  const inner: Reply = fieldsOf(body.data);
  const reply = codeInData && body.data && 'code' in inner ? { ...inner, data: body.data } : body;
  const code = readCode(reply.code);
  if ('fault' in code) throw fail('reply', `The answer is not a reply: ${code.fault}`);
  if (code.value !== 200) throw fail('business', messageOf(reply), code.value, reply);
  const result = read(reply.data);
  if ('fault' in result) throw fail('reply', `The reply does not fit: ${result.fault}`);
  return result.value;
}

/** Returns the server's message for the shopper. */
const messageOf = ({ msg }: Reply): string => (typeof msg === 'string' ? shorten(msg, MESSAGE_LENGTH) : '');

/** Returns the likely cause if the response isn't JSON: without `data-api`, a page calls its own site. */
const hintOf = (data: unknown): string =>
  typeof data !== 'string'
    ? ''
    : `: it is ${/^\s*</.test(data) ? 'an HTML page' : 'no JSON'}. Is "data-api" missing or wrong?`;
