/**
 * An operation in flight for one or more callers. All copies of the bundle on a page, of any version, share those of the
 * state, so its fields must keep their names.
 */
export interface Flight<T> {
  readonly value: Promise<T>;
  /** Cancels the operation. */
  readonly end: AbortController;
  /** The number of callers that wait for it. */
  waiting: number;
}

/** The operations in flight, by key. */
export type Flights = Map<string, Flight<unknown>>;

/**
 * Joins the operation in flight for a key, or starts one if there is none. It's canceled when the last caller leaves.
 * @param signal makes this caller leave; without it, the caller waits to the end.
 * @param begin starts the operation, and returns its result. It may react to `end` being aborted.
 * @param settle settles the promise of a caller that leaves before the operation has ended.
 */
export function share<T>(
  flights: Flights,
  key: string,
  signal: AbortSignal | undefined,
  begin: (end: AbortController) => Promise<T>,
  settle: (resolve: (value: T) => void, reject: (error: unknown) => void) => void,
): Promise<T> {
  const pending = flights.get(key) as Flight<T> | undefined; // the key identifies the operation, and so its type
  const flight = pending ?? start();

  function start(): Flight<T> {
    const end = new AbortController();
    const begun = { value: begin(end), end, waiting: 0 };
    const forget = () => flights.get(key) === begun && flights.delete(key);
    begun.value.then(forget, forget);
    end.signal.addEventListener('abort', forget);
    flights.set(key, begun);
    return begun;
  }

  flight.waiting += 1;
  return new Promise((resolve, reject) => {
    const leave = () => {
      settle(resolve, reject);
      flight.waiting -= 1;
      if (!flight.waiting) flight.end.abort();
    };
    signal?.addEventListener('abort', leave);
    flight.value.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
  });
}
