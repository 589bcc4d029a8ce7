interface Entry<T> {
  readonly value: T;
  readonly until: number;
}

/**
 * A store for data that is needed for minutes and may be lost with the process. It never has more than `max` entries:
 * when it is full, the oldest is dropped.
 * @param now returns milliseconds, from a monotonic clock
 */
export class ShortMemory<T> {
  readonly #entries = new Map<string, Entry<T>>();

  constructor(
    private readonly max: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get(key: string): T | undefined {
    const found = this.#entries.get(key);
    if (found === undefined) return undefined;
    if (found.until > this.now()) return found.value;
    this.#entries.delete(key);
    return undefined;
  }

  /** @param forMs how long it is stored, in milliseconds */
  set(key: string, value: T, forMs: number): void {
    this.#entries.delete(key); // an entry that is set again is the newest
    this.#entries.set(key, { value, until: this.now() + forMs });
    if (this.#entries.size <= this.max) return;
    for (const [old, { until }] of this.#entries) if (until <= this.now()) this.#entries.delete(old);
    for (const old of this.#entries.keys()) {
      if (this.#entries.size <= this.max) return;
      this.#entries.delete(old);
    }
  }

  /** Removes and returns an entry, so only one of several callers gets it. */
  take(key: string): T | undefined {
    const value = this.get(key);
    this.#entries.delete(key);
    return value;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
