/** Something that is under way for one caller or more. */
export interface Flight<T> {
  readonly value: Promise<T>;
  /** Ends it. */
  readonly end: AbortController;
  waiting: number;
}

/**
 * Waits for a flight; the last one to lose interest ends it.
 * @param signal ends the interest of this caller; without one it lasts.
 * @param settle gives a caller that lost interest its answer; after another answer it does nothing.
 */
export function join<T>(
  flight: Flight<T>,
  signal: AbortSignal | undefined,
  settle: (resolve: (value: T) => void, reject: (error: unknown) => void) => void,
): Promise<T> {
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
