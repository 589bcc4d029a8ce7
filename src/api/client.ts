import redaxios from 'redaxios';
import { type Flights, share } from './flight.js';
import { numeric, type Read, reader } from './reply.js';
import { MESSAGE_LENGTH, shorten } from './shorten.js';

/** One call of the API (contract section 4). */
export interface Endpoint<T> {
  /** The name of the call; the key in the configuration's `endpoints`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Asked of the separate suggestion host, instead of the API. */
  readonly host?: 'suggest';
  /** The path behind the base URL; begins with `/`. */
  readonly path: string;
  /** The outcome stands in `data`, with a `code` and a `msg` of its own, where the server puts it there (contract section 4). */
  readonly codeInData?: boolean;
  /** Fits the `data` of the reply to its struct. */
  readonly read: (data: unknown) => Read<T>;
}

/** The data of a call: a field that is null or undefined is left out. */
export type RequestData = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Why a request gave no value (spec section 8).
 * - `network`: no answer, or one that broke off.
 * - `timeout`: none within the configured time.
 * - `http`: a status outside 200–299, or a redirect, which the client does not follow.
 * - `reply`: an answer that is not JSON, or does not fit its struct.
 * - `business`: `code` is not 200; `message` is the server's `msg`.
 * - `abort`: the caller lost interest. Never shown.
 */
export type RequestErrorKind = 'network' | 'timeout' | 'http' | 'reply' | 'business' | 'abort';

/** The one error that the request client throws. */
export class RequestError extends Error {
  // A field and no assignment: a page may have frozen `Error.prototype`.
  override readonly name = 'RequestError';

  /**
   * @param call the name of the call, as in contract section 4.
   * @param message for `business` the server's text; else an English text for the console.
   * @param code the reply's code, or the HTTP status; 0 where there is neither.
   */
  constructor(
    readonly kind: RequestErrorKind,
    readonly call: string,
    message: string,
    readonly code = 0,
  ) {
    super(message);
  }
}

export interface ClientOptions {
  /** The URL of a call, before its data. */
  readonly urlOf: (endpoint: Endpoint<unknown>) => string;
  /** The headers of a request; asked for each. */
  readonly headers: (endpoint: Endpoint<unknown>) => Readonly<Record<string, string>>;
  /** Milliseconds until a request is given up; asked for each. */
  readonly timeout: () => number;
  /** Gives a response that is already under way for this URL and these headers, once; null where there is none. */
  readonly takeEarly?: (call: string, key: string, end: AbortSignal) => Promise<Answer> | null;
}

/** What is read of a response. */
export type Answer = Pick<Response, 'status' | 'text'>;

export interface SendOptions {
  /** Aborting rejects with kind `abort`; the request itself ends when nobody waits for it. */
  readonly signal?: AbortSignal | undefined;
}

export type Send = <T>(endpoint: Endpoint<T>, data?: RequestData, options?: SendOptions) => Promise<T>;

/**
 * The one way to the server. Equal GETs that are under way at the same time are one request; a GET is tried once
 * more when the network failed, nothing else is. No redirect is followed.
 */
export function createClient({ urlOf, headers, timeout, takeEarly }: ClientOptions): Send {
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
          // A redirect would carry the token to wherever it leads: the browser stops it, and it reads as status 0.
          redirect: 'manual',
        });
        const attempt = (early?: Promise<Answer> | null) =>
          exchange(endpoint, () => early ?? fetch(url, init), url, end, timeout());
        return attempt(takeEarly?.(name, key, end.signal)).catch((error) =>
          isGet && isNetwork(error) ? attempt() : Promise.reject(error),
        );
      },
      (_, reject) => reject(aborted(name)),
    );
  };
}

/** What tells a request from others. */
export const requestKey = (url: string, headers: Readonly<Record<string, string>>): string =>
  `${url} ${urlencoded(headers)}`;

const isNetwork = (error: unknown): boolean => error instanceof RequestError && error.kind === 'network';

const aborted = (call: string): RequestError => new RequestError('abort', call, 'aborted');

/** What every body is (contract section 4). */
interface Reply {
  readonly code?: unknown;
  readonly msg?: unknown;
  readonly data?: unknown;
}

const readCode = reader(numeric, 'code');

/**
 * Sends one request and reads its answer: over redaxios, with a `fetch` of our own that ends in time.
 * @param fetchIt sends it, or gives the response that is under way.
 * @param end ends the request. It is also what ends it when `timeout` milliseconds are over.
 * @returns The `data` of the reply, as its struct has it. Rejects with a `RequestError`.
 */
async function exchange<T>(
  endpoint: Endpoint<T>,
  fetchIt: () => Promise<Answer>,
  url: string,
  end: AbortController,
  timeout: number,
): Promise<T> {
  const timer = setTimeout(() => end.abort(), timeout);
  // A page may have wrapped `fetch` in one that drops the signal: who waits is let go all the same.
  const ended = new Promise<never>((_, reject) =>
    end.signal.addEventListener('abort', () => reject(end.signal)),
  );
  try {
    const answer = redaxios<unknown>(
      url,
      // A plain object: the types of redaxios would want a whole `Response`.
      withoutPrototype<object>({
        // redaxios copies headers with `for … in`, and for ever where `Object.prototype` has an enumerable object; to
        // an array it only appends.
        headers: [],
        validateStatus: () => true,
        async fetch() {
          const response = await fetchIt();
          // Read here, because redaxios takes a body that broke off for an answer.
          const text = await response.text();
          return { status: response.status, text: async () => text };
        },
      }),
    );
    const { status, data } = await Promise.race([answer, ended]);
    return readAnswer(endpoint, status, data);
  } catch (error) {
    if (error instanceof RequestError) throw error;
    // Who lost interest has been told so already, and does not hear of this.
    throw end.signal.aborted
      ? new RequestError('timeout', endpoint.name, 'No answer in time.')
      : new RequestError('network', endpoint.name, String(error));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads an answer.
 * @param data its body: what its JSON says, or its text where it is none.
 * @returns The `data` of the reply, as its struct has it. Throws a `RequestError`.
 */
export function readAnswer<T>({ name, read, codeInData }: Endpoint<T>, status: number, data: unknown): T {
  const fail = (kind: RequestError['kind'], message: string, code?: number) =>
    new RequestError(kind, name, message, code);
  if (status < 200 || status > 299) throw fail('http', `HTTP status ${status}${hintOf(data)}`, status);
  if (typeof data === 'string') throw fail('reply', `The answer is not a reply${hintOf(data)}`);
  const body: Reply = fieldsOf(data);
  const inner: Reply = fieldsOf(body.data);
  const reply = codeInData && body.data && 'code' in inner ? { ...inner, data: body.data } : body;
  const code = readCode(reply.code);
  if ('fault' in code) throw fail('reply', `The answer is not a reply: ${code.fault}`);
  if (code.value !== 200)
    throw fail(
      'business',
      typeof reply.msg === 'string' ? shorten(reply.msg, MESSAGE_LENGTH) : '',
      code.value,
    );
  const result = read(reply.data);
  if ('fault' in result) throw fail('reply', `The reply does not fit: ${result.fault}`);
  return result.value;
}

/** What is most likely wrong where the answer is a text: without `data-api`, a page asks its own site. */
const hintOf = (data: unknown): string =>
  typeof data !== 'string'
    ? ''
    : `: it is ${/^\s*</.test(data) ? 'an HTML page' : 'no JSON'}. Is "data-api" missing or wrong?`;

/** The own fields of what may be anything. */
const fieldsOf = (value: unknown): Reply =>
  withoutPrototype(value !== null && typeof value === 'object' ? value : {});

/** An object with the own fields of another, without what the page may have given to `Object.prototype`. */
export const withoutPrototype = <T extends object>(fields: T): T =>
  Object.assign(Object.create(null), fields);

/**
 * Data as `application/x-www-form-urlencoded`, or as a query. Only own fields count, and nothing goes through
 * JSON: a page that gives `Object.prototype` a field, or `Array.prototype` a `toJSON`, changes nothing.
 */
export function urlencoded(data: RequestData): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(data)) {
    if (value !== null && value !== undefined) fields.append(name, String(value));
  }
  return fields;
}
