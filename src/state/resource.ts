import { type Flights, share } from '../api/flight.js';
import { RequestError } from '../api/request-error.js';
import { sharedOnPage } from '../page/page-record.js';
import { type Failure, pageKey, type Resource, type StorefrontState, setBigdata, store } from './store.js';

/**
 * The outcome of a load. `first` is true for only one caller, the first to receive the failure. That caller reports it
 * to the shopper, so that exactly one of several widgets does.
 */
export type Outcome =
  | { readonly status: 'ready' | 'aborted' }
  | {
      readonly status: 'failed';
      readonly failure: Failure;
      first: boolean;
    };

type Bigdata = StorefrontState['bigdata'];

/** The fields of `bigdata` that come from the server, by name. */
type Loaded = {
  [K in keyof Bigdata as NonNullable<Bigdata[K]> extends Resource<unknown> ? K : never]-?: NonNullable<
    Bigdata[K]
  > extends Resource<infer T>
    ? T
    : never;
};

interface Source<T, Name extends string = string> {
  /** The name on the page and in `bigdata`. Copies of the bundle use it to share the request. */
  readonly name: Name;
  readonly request: (signal: AbortSignal) => Promise<T>;
  /** What the request depends on. A new key supersedes a request in flight. Defaults to the language and the API. */
  readonly key?: (state: StorefrontState) => string;
}

/** A source whose resource is kept elsewhere in the state. */
interface StoredSource<T> extends Source<T> {
  readonly get: () => Resource<T> | undefined;
  readonly set: (resource: Resource<T>) => void;
}

/** The verb that loads a resource. */
interface Verb<T> {
  (options?: LoadOptions): Promise<Outcome>;
  /** Takes data that's available before any request, for the current key. `find` returns undefined if there is none. */
  take(find: () => T | undefined): void;
}

export interface LoadOptions {
  /** Makes one caller leave. The request is canceled when the last caller leaves. */
  readonly signal?: AbortSignal | undefined;
}

export function toFailure(error: unknown): Failure {
  const { kind, call, code, message } = RequestError.of(error);
  return { kind, call, code, message };
}

/**
 * Creates the verb that loads a resource. All callers share one request, superseded replies are dropped, and the state
 * is set once per reply. A resource that's ready for the current key isn't requested again.
 */
export function createLoad<K extends keyof Loaded>(source: Source<Loaded[K], K>): Verb<Loaded[K]>;
export function createLoad<T>(source: StoredSource<T>): Verb<T>;
export function createLoad({
  name,
  request,
  key = pageKey,
  get = () => store.getState().bigdata[name as keyof Loaded], // a resource kept elsewhere has its own `get`
  set = (resource) => setBigdata({ [name]: resource }),
}: Source<unknown> & Partial<StoredSource<unknown>>): Verb<unknown> {
  const flights = sharedOnPage<Flights>('flights', () => new Map());
  const keys = sharedOnPage<{ requested?: string; loaded?: string }>(`load ${name}`, () => ({}));

  async function load({ signal }: LoadOptions = {}): Promise<Outcome> {
    const currentKey = key(store.getState());
    if (signal?.aborted) return aborted;
    if (get()?.status === 'ready' && keys.loaded === currentKey) return ready;
    const before = keys.requested;
    keys.requested = currentKey;
    if (before !== currentKey) flights.get(name + before)?.end.abort(); // superseded

    const outcome = await share<Outcome>(
      flights,
      name + currentKey,
      signal,
      (end) => {
        const lastData = () => get()?.data;
        set({ status: 'loading', data: lastData() });
        end.signal.addEventListener('abort', () => {
          if (keys.requested !== currentKey) return;
          const data = lastData();
          set(data === undefined ? { status: 'idle' } : { status: 'ready', data });
        });
        return request(end.signal).then(
          (loaded): Outcome => {
            if (end.signal.aborted) return aborted;
            keys.loaded = currentKey;
            set({ status: 'ready', data: loaded });
            return ready;
          },
          (error): Outcome => {
            if (end.signal.aborted) return aborted;
            const failure = toFailure(error);
            set({ status: 'failed', failure, data: lastData() });
            return { status: 'failed', failure, first: true };
          },
        );
      },
      (resolve) => resolve(aborted),
    );
    const own = { ...outcome };
    if (outcome.status === 'failed') outcome.first = false;
    return own;
  }

  function take(find: () => unknown): void {
    if (get()?.status !== 'idle') return;
    const data = find();
    if (data === undefined) return;
    keys.requested = key(store.getState());
    keys.loaded = keys.requested;
    set({ status: 'ready', data });
  }

  return Object.assign(load, { take });
}

const aborted: Outcome = { status: 'aborted' };
const ready: Outcome = { status: 'ready' };

/** The outcome of a verb that changes something on the server, or requests something for only one caller. */
export type Result<T> =
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'aborted' }
  /** `first` is always true: an action has only one caller, which reports the failure to the shopper. */
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
