import { configure } from '../../src/state/store.js';

/** A call that a widget made. */
export interface Call {
  readonly method: string;
  /** Behind the base URL of the API. */
  readonly path: string;
  readonly origin: string;
  readonly query: URLSearchParams;
  readonly body: URLSearchParams;
  readonly headers: Headers;
}

/** The `data` of a reply; a `Refusal` for another code than 200. May be held back by a promise. */
export type Answer = (call: Call) => unknown;

/** A reply that is no success. */
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
 * Answers the calls of this test inside of the page, by their path. The base URL is a fresh one, so that nothing is
 * loaded so far. A call without an answer is refused with 404.
 * @returns The calls so far.
 */
export function answers(byPath: Readonly<Record<string, Answer>>): readonly Call[] {
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
    const answer = byPath[call.path] ?? (() => new Refusal(404, 'Not found'));
    const data = await Promise.race([answer(call), ended]);
    const body =
      data instanceof Refusal
        ? { code: data.code, msg: data.msg, data: null }
        : { code: 200, msg: 'OK', data };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  };
  configure({ api: base });
  return calls;
}

/** An answer that waits: `give` lets it go. */
export function held<T>(): { readonly answer: () => Promise<T>; readonly give: (value: T) => void } {
  let give: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer: () => promise, give };
}
