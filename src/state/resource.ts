import { RequestError } from '../api/client.js';
import { type Flights, share } from '../api/flight.js';
import { sharedOnPage } from './page-record.js';
import { type Failure, pageKey, type Resource, type StorefrontState, setBigdata, store } from './store.js';

/**
 * What a load came to. `first` is true for one caller alone, the first that hears of the failure: it tells the
 * shopper, so that several widgets do not tell the same thing, and one of them does.
 */
export type Outcome =
  | { readonly status: 'ready' | 'aborted' }
  | {
      readonly status: 'failed';
      readonly failure: Failure;
      first: boolean;
    };

type Bigdata = StorefrontState['bigdata'];

/** What of `bigdata` comes from the server, by its name there. */
type Loaded = {
  [K in keyof Bigdata as NonNullable<Bigdata[K]> extends Resource<unknown> ? K : never]-?: NonNullable<
    Bigdata[K]
  > extends Resource<infer T>
    ? T
    : never;
};

interface Source<T, Name extends string = string> {
  /** Its name on the page, and in `bigdata`; copies of the bundle share the request under it. */
  readonly name: Name;
  readonly request: (signal: AbortSignal) => Promise<T>;
  /** What the request depends on; another key supersedes a request that is under way. Without it, language and API. */
  readonly key?: (state: StorefrontState) => string;
}

/** One that is kept elsewhere in the state. */
interface Kept<T> extends Source<T> {
  readonly get: () => Resource<T> | undefined;
  readonly set: (resource: Resource<T>) => void;
}

/** The verb that loads. */
interface Verb<T> {
  (options?: LoadOptions): Promise<Outcome>;
  /** Takes what is here before anybody asked, for the present key; `find` gives undefined where there is nothing. */
  take(find: () => T | undefined): void;
}

export interface LoadOptions {
  /** Ends the interest of one caller; the request ends with the last one's. */
  readonly signal?: AbortSignal | undefined;
}

export function toFailure(error: unknown): Failure {
  const { kind, call, code, message } =
    error instanceof RequestError ? error : new RequestError('reply', '', String(error));
  return { kind, call, code, message };
}

/**
 * Makes the verb that loads a resource: one request however many callers, a superseded reply dropped, the state
 * set once a reply. A resource that is ready for the present key is not asked for again.
 */
export function createLoad<K extends keyof Loaded>(source: Source<Loaded[K], K>): Verb<Loaded[K]>;
export function createLoad<T>(source: Kept<T>): Verb<T>;
export function createLoad({
  name,
  request,
  key = pageKey,
  get = () => store.getState().bigdata[name as keyof Loaded], // one that is not there has a `get` of its own
  set = (resource) => setBigdata({ [name]: resource }),
}: Source<unknown> & Partial<Kept<unknown>>): Verb<unknown> {
  const flights = sharedOnPage<Flights>('flights', () => new Map());
  const keys = sharedOnPage<{ wanted?: string; loaded?: string }>(`load ${name}`, () => ({}));

  async function load({ signal }: LoadOptions = {}): Promise<Outcome> {
    const wanted = key(store.getState());
    if (signal?.aborted) return aborted;
    if (get()?.status === 'ready' && keys.loaded === wanted) return ready;
    const before = keys.wanted;
    keys.wanted = wanted;
    if (before !== wanted) flights.get(name + before)?.end.abort(); // superseded

    const outcome = await share<Outcome>(
      flights,
      name + wanted,
      signal,
      (end) => {
        const kept = () => get()?.data;
        set({ status: 'loading', data: kept() });
        end.signal.addEventListener('abort', () => {
          if (keys.wanted !== wanted) return;
          const data = kept();
          set(data === undefined ? { status: 'idle' } : { status: 'ready', data });
        });
        return request(end.signal).then(
          (loaded): Outcome => {
            if (end.signal.aborted) return aborted;
            keys.loaded = wanted;
            set({ status: 'ready', data: loaded });
            return ready;
          },
          (error): Outcome => {
            if (end.signal.aborted) return aborted;
            const failure = toFailure(error);
            set({ status: 'failed', failure, data: kept() });
            return { status: 'failed', failure, first: true };
          },
        );
      },
      (resolve) => resolve(aborted),
    );
    const told = { ...outcome };
    if (outcome.status === 'failed') outcome.first = false;
    return told;
  }

  function take(find: () => unknown): void {
    if (get()?.status !== 'idle') return;
    const data = find();
    if (data === undefined) return;
    keys.wanted = key(store.getState());
    keys.loaded = keys.wanted;
    set({ status: 'ready', data });
  }

  return Object.assign(load, { take });
}

const aborted: Outcome = { status: 'aborted' };
const ready: Outcome = { status: 'ready' };

/** What a verb came to that changes something on the server, or asks it something for one caller alone. */
export type Result<T> =
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'aborted' }
  /** `first` is always true: one act has one caller, who tells the shopper. */
  | { readonly status: 'failed'; readonly failure: Failure; readonly first: true };

/** Turns a request into an outcome. Never rejects; an abort is never a failure. */
export async function attempt<T>(request: Promise<T>): Promise<Result<T>> {
  try {
    return { status: 'done', value: await request };
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'abort') return { status: 'aborted' };
    return { status: 'failed', failure: toFailure(error), first: true };
  }
}
