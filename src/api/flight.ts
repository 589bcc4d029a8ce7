/** Something that is under way for one caller or more. */
export interface Flight<T> {
  readonly value: Promise<T>;
  /** Ends it. */
  readonly end: AbortController;
  waiting: number;
}

export type Flights = Map<string, Flight<unknown>>;

/**
 * Waits for what is under way by a key, and begins it where nothing is. The last one to lose interest ends it.
 * @param signal ends the interest of this caller; without one it lasts.
 * @param begin may add to what happens when `end` aborts.
 * @param settle gives a caller that lost interest its answer; after another answer it does nothing.
 */
export function share<T>(
  flights: Flights,
  key: string,
  signal: AbortSignal | undefined,
  begin: (end: AbortController) => Promise<T>,
  settle: (resolve: (value: T) => void, reject: (error: unknown) => void) => void,
): Promise<T> {
  const known = flights.get(key) as Flight<T> | undefined; // the key names what is under way, and so its type
  const flight = known ?? take();

  function take(): Flight<T> {
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
