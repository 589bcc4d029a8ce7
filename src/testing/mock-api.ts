import type { CallName, Replies } from '../api/replies.js';
import { calls as contractCalls } from '../contract/calls.js';
import { CORS, failWith, type MockFault, readFault, reply, whenAborted } from './faults.js';
import { type MockServer, startServer } from './listen.js';
import { openShop } from './open-shop.js';
import { type MockCall, Refusal } from './replies.js';
import { type MockData, readData } from './shop.js';

export interface MockApiOptions {
  /** The shop's data; whatever is left out is a sample's. */
  readonly data?: MockData;
  /** Decides ids, tokens, and draws, so that two runs are alike. Defaults to 1. */
  readonly seed?: number;
  /** The language of requests that name none. Defaults to `en`. */
  readonly lang?: string;
  /**
   * The email of an account that every token belongs to, for tests that begin with a shopper who is signed in. By
   * default, only the tokens that the mock has given out are valid.
   */
  readonly signedIn?: string;
}

/** What a call is answered: the `data` of its reply, or a function that returns it. */
export type MockAnswer<Name extends CallName> =
  | Replies[Name]
  | ((call: MockCall) => Replies[Name] | Promise<Replies[Name]>);

/** The v3 API of a shop in memory (contract section 9). */
export interface MockApi {
  /** The requests so far, oldest first. */
  readonly calls: readonly MockCall[];
  /**
   * Answers a call with this data from now on.
   * @throws {TypeError} if the data doesn't fit the call; if a function returns it, the reply is a 500 that says so
   */
  reply<Name extends CallName>(call: Name, data: MockAnswer<Name>): void;
  /** Lets a call fail from now on, or, with null, no longer. */
  fail(call: CallName, fault: MockFault | null): void;
  /** Holds back the answers of a call, or of all calls (`*`), by this many milliseconds. */
  delay(call: CallName | '*', ms: number): void;
  /** Forgets the requests, replies, faults, and delays, and opens the shop anew. */
  reset(): void;
  /**
   * Answers a request to any base URL. `Response.error()` stands for a server that can't be reached.
   * @returns a promise that rejects only if the request is aborted
   */
  handle(request: Request): Promise<Response>;
  /** Starts a server, in Node alone. Port 0, the default, is any free one. */
  listen(port?: number): Promise<MockServer>;
}

const endpoints = contractCalls.map(({ endpoint }) => endpoint);

/**
 * Creates a v3 API in memory, for tests and for work on a page without a shop (contract section 9).
 * @throws {TypeError} if the data or an option doesn't fit
 */
export function createMockApi(options?: MockApiOptions): MockApi {
  const { data = {}, seed = 1, lang = 'en', signedIn } = options ?? {};
  const shopData = readData(data);
  const open = () => openShop({ data: shopData, lang, seed, signedIn });
  const calls: MockCall[] = [];
  const answers = new Map<string, (call: MockCall) => unknown>();
  const faults = new Map<string, MockFault>();
  const delays = new Map<string, number>();
  let answer = open();

  const respond = async (call: MockCall): Promise<Response> => {
    const { name } = call;
    try {
      const own = answers.get(name);
      const value = own ? await own(call) : await answer(call);
      if (own) checkFits(name, value);
      return reply(200, 'OK', value);
    } catch (error) {
      if (error instanceof Refusal) return reply(error.code, error.message, null);
      return reply(500, String(error), null, 500);
    }
  };

  const api: MockApi = {
    calls,
    reply(name, data) {
      find(name);
      if (typeof data === 'function') {
        answers.set(name, data);
        return;
      }
      checkFits(name, data);
      answers.set(name, () => data);
    },
    fail(name, fault) {
      find(name);
      if (fault === null) faults.delete(name);
      else faults.set(name, readFault(fault));
    },
    delay(name, ms) {
      if (name !== '*') find(name);
      if (!(ms >= 0)) throw new TypeError('A delay is a number of milliseconds, 0 or more.');
      delays.set(name, ms);
    },
    reset() {
      calls.length = 0;
      for (const each of [answers, faults, delays]) each.clear();
      answer = open();
    },
    async handle(request) {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
      const call = await readCall(request);
      if (!call) return reply(404, 'There is no such call', null, 404);
      calls.push(call);
      const ms = delays.get(call.name) ?? delays.get('*') ?? 0;
      if (ms > 0) await wait(ms, request.signal);
      const fault = faults.get(call.name);
      return fault === undefined ? respond(call) : failWith(fault, request.signal, () => respond(call));
    },
    listen: (port = 0) => startServer(api.handle, port),
  };
  return api;
}

function find(name: string) {
  const found = endpoints.find((endpoint) => endpoint.name === name);
  if (found) return found;
  throw new TypeError(`There is no call "${name}": ${endpoints.map((each) => each.name).join(', ')}.`);
}

/** Throws if data doesn't fit a call, with the path of what is wrong. */
function checkFits(name: CallName, data: unknown): void {
  const read = find(name).read(data);
  if ('fault' in read)
    throw new TypeError(`${name}: ${read.fault}. To send it all the same: fail('${name}', { data }).`);
}

/** Reads which call a request is; null if it is none. */
async function readCall(request: Request): Promise<MockCall | null> {
  const { pathname, searchParams } = new URL(request.url);
  const endpoint = endpoints.find(({ path, method }) => method === request.method && pathname.endsWith(path));
  if (!endpoint) return null;
  const { method } = endpoint;
  const sent = method === 'GET' ? searchParams : await readBody(request);
  return {
    name: endpoint.name as CallName, // a test compares the names with the contract's
    method,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    data: Object.fromEntries(sent),
  };
}

async function readBody(request: Request): Promise<Iterable<readonly [string, string]>> {
  const text = await request.text();
  if (!/json/.test(request.headers.get('content-type') ?? '')) return new URLSearchParams(text);
  return Object.entries(JSON.parse(text || '{}')).map(([name, value]) => [name, String(value)]);
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    whenAborted(signal, (reason) => {
      clearTimeout(timer);
      reject(reason);
    });
  });
}
