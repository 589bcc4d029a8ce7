import redaxios from 'redaxios';
import { RequestError } from './errors.js';
import { numeric, type Read, reader } from './reply.js';

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

/** What every body is (contract section 4). */
interface Reply {
  readonly code?: unknown;
  readonly msg?: unknown;
  readonly data?: unknown;
}

const readCode = reader(numeric, 'code');

/**
 * Sends one request and reads its answer: over redaxios, with a `fetch` of our own that ends in time.
 * @param init without a prototype, so that it holds its own fields alone.
 * @param end ends the request. It is also what ends it when `timeout` milliseconds are over.
 * @returns The `data` of the reply, as its struct has it. Rejects with a `RequestError`.
 */
export async function exchange<T>(
  { name, read, codeInData }: Endpoint<T>,
  url: string,
  init: RequestInit,
  end: AbortController,
  timeout: number,
): Promise<T> {
  const timer = setTimeout(() => end.abort(), timeout);
  const fail = (kind: RequestError['kind'], message: string, code?: number) =>
    new RequestError(kind, name, message, code);
  try {
    const { status, data } = await redaxios<unknown>(
      url,
      // A plain object: the types of redaxios would want a whole `Response`.
      own<object>({
        // redaxios copies headers with `for … in`, and for ever where `Object.prototype` has an enumerable object; to
        // an array it only appends.
        headers: [],
        validateStatus: () => true,
        async fetch() {
          const response = await fetch(url, init);
          // Read here, because redaxios takes a body that broke off for an answer.
          const text = await response.text();
          return { status: response.status, text: async () => text };
        },
      }),
    );
    if (status < 200 || status > 299) throw fail('http', `HTTP status ${status}`, status);
    const body: Reply = fieldsOf(data);
    const inner: Reply = fieldsOf(body.data);
    const reply = codeInData && body.data && 'code' in inner ? { ...inner, data: body.data } : body;
    const code = readCode(reply.code);
    if ('fault' in code) throw fail('reply', `The answer is not a reply: ${code.fault}`);
    if (code.value !== 200)
      throw fail('business', typeof reply.msg === 'string' ? reply.msg : '', code.value);
    const result = read(reply.data);
    if ('fault' in result) throw fail('reply', `The reply does not fit: ${result.fault}`);
    return result.value;
  } catch (error) {
    if (error instanceof RequestError) throw error;
    // Who lost interest has been told so already, and does not hear of this.
    throw end.signal.aborted ? fail('timeout', 'No answer in time.') : fail('network', String(error));
  } finally {
    clearTimeout(timer);
  }
}

/** The own fields of what may be anything. */
const fieldsOf = (value: unknown): Reply => own(value !== null && typeof value === 'object' ? value : {});

/** An object with the own fields of another, without what the page may have given to `Object.prototype`. */
export const own = <T extends object>(fields: T): T => Object.assign(Object.create(null), fields);
