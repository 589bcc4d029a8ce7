import { RequestError, type RequestErrorKind } from '../request/errors.js';
import { type Flight, join } from '../request/flight.js';
import { sharedOnPage } from './page.js';

/** Why something could not be loaded, as plain data. */
export interface Failure {
  readonly kind: RequestErrorKind;
  readonly call: string;
  /** The reply's code, or the HTTP status; 0 where there is neither. */
  readonly code: number;
  /** For `business` the server's `msg`; else an English text for the console. */
  readonly message: string;
}

/** Something that comes from the server: one union, never parallel booleans. */
export type Resource<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly data?: T | undefined }
  | { readonly status: 'ready'; readonly data: T }
  | {
      readonly status: 'failed';
      readonly failure: Failure;
      readonly data?: T | undefined;
    };

/**
 * What a load came to. `first` is true for one caller alone, the first that hears of the failure: it tells the
 * shopper, so that several widgets do not tell the same thing, and one of them does.
 */
export type Outcome =
  | { readonly status: 'ready' | 'aborted' }
  | {
      readonly status: 'failed';
      readonly failure: Failure;
      readonly first: boolean;
    };

interface Load extends Flight<Outcome> {
  readonly key: string;
  /** Whether a caller has heard of its failure. */
  told?: boolean;
}

interface Source<T> {
  /** Its name on the page; copies of the bundle share the request under it. */
  readonly name: string;
  readonly get: () => Resource<T>;
  readonly set: (resource: Resource<T>) => void;
  /** What the request depends on; another key supersedes a request that is under way. */
  readonly key: () => string;
  readonly request: (signal: AbortSignal) => Promise<T>;
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
export function createLoad<T>({
  name,
  get,
  set,
  key,
  request,
}: Source<T>): (options?: LoadOptions) => Promise<Outcome> {
  const flights = sharedOnPage<Map<string, Load>>('flights', () => new Map());
  const loadedFor = sharedOnPage<Map<string, string>>('loadedFor', () => new Map());

  function start(wanted: string): Load {
    const end = new AbortController();
    const land = (): boolean => flights.get(name) === flight && flights.delete(name);
    const value = request(end.signal).then(
      (data): Outcome => {
        if (!land()) return aborted;
        loadedFor.set(name, wanted);
        set({ status: 'ready', data });
        return ready;
      },
      (error): Outcome => {
        const failure = toFailure(error);
        if (!land() || failure.kind === 'abort') return aborted;
        set({ status: 'failed', failure, data: dataOf(get()) });
        return { status: 'failed', failure, first: false };
      },
    );
    end.signal.addEventListener('abort', () => {
      if (!land()) return; // superseded
      const data = dataOf(get());
      set(data === undefined ? { status: 'idle' } : { status: 'ready', data });
    });
    const flight: Load = { key: wanted, end, value, waiting: 0 };
    return flight;
  }

  return async function load({ signal } = {}) {
    const wanted = key();
    if (signal?.aborted) return aborted;
    if (get().status === 'ready' && loadedFor.get(name) === wanted) return ready;
    let flight = flights.get(name);
    if (flight?.key !== wanted) {
      const superseded = flight;
      flight = start(wanted);
      flights.set(name, flight);
      superseded?.end.abort();
      set({ status: 'loading', data: dataOf(get()) });
    }
    const outcome = await join(flight, signal, (resolve) => resolve(aborted));
    if (outcome.status !== 'failed') return outcome;
    const first = !flight.told;
    flight.told = true;
    return { ...outcome, first };
  };
}

const aborted: Outcome = { status: 'aborted' };
const ready: Outcome = { status: 'ready' };

/** The last value, kept on view while a newer one loads. */
export const dataOf = <T>(resource: Resource<T>): T | undefined =>
  'data' in resource ? resource.data : undefined;
