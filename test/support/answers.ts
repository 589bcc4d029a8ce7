import { configure } from '../../src/state/store.js';
import type { MockApi } from '../../src/testing/mock-api.js';

/** A call that a widget made. */
export interface Call {
  readonly method: string;
  /** The path after the API's base URL. */
  readonly path: string;
  readonly origin: string;
  readonly query: URLSearchParams;
  readonly body: URLSearchParams;
  readonly headers: Headers;
}

/** Returns the `data` of a response, or a `Refusal` for a code other than 200. A promise delays the response. */
export type Answer = (call: Call) => unknown;

/** A response that reports a failure. */
export class Refusal {
  constructor(
    readonly code: number,
    readonly msg: string,
  ) {}
}

const realFetch = window.fetch;
let apis = 0;

afterEach(() => {
  window.fetch = realFetch;
});

/**
 * Answers this test's calls inside the page, by path. The base URL is new, so nothing is loaded yet.
 * @param shop answers the other calls. Without it, they get a 404.
 * @returns the calls so far.
 */
export function answers(byPath: Readonly<Record<string, Answer>>, shop?: MockApi): readonly Call[] {
  const calls: Call[] = [];
  const base = `/answers-${Date.now()}-${apis++}`;
  window.fetch = async (input, init = {}) => {
    const url = new URL(String(input), location.href);
    if (!url.pathname.startsWith(base)) return realFetch(input, init);
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname.slice(base.length),
      origin: url.origin,
      query: url.searchParams,
      body: new URLSearchParams(String(init.body ?? '')),
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const ended = new Promise<never>((_, reject) => {
      const stop = () => reject(new DOMException('aborted', 'AbortError'));
      if (init.signal?.aborted) stop();
      init.signal?.addEventListener('abort', stop);
    });
    const answer = byPath[call.path];
    if (!answer && shop) return Promise.race([shop.handle(new Request(url, init)), ended]);
    const data = await Promise.race([answer ? answer(call) : new Refusal(404, 'Not found'), ended]);
    const body =
      data instanceof Refusal
        ? { code: data.code, msg: data.msg, data: null }
        : { code: 200, msg: 'OK', data };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  };
  configure({ api: base });
  return calls;
}

/** Creates an answer that waits until `give` is called. */
export function held<T>(): { readonly answer: () => Promise<T>; readonly give: (value: T) => void } {
  let give: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer: () => promise, give };
}
