interface Kept<T> {
  readonly value: T;
  readonly until: number;
}

/**
 * What is needed for minutes and may be lost with the process. It never grows beyond `max` entries: when it is full,
 * the oldest goes.
 * @param now milliseconds; a clock that never goes back
 */
export class ShortMemory<T> {
  readonly #kept = new Map<string, Kept<T>>();

  constructor(
    private readonly max: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get(key: string): T | undefined {
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    if (found.until > this.now()) return found.value;
    this.#kept.delete(key);
    return undefined;
  }

  /** @param forMs how long it is kept, in milliseconds */
  set(key: string, value: T, forMs: number): void {
    this.#kept.delete(key); // what is set anew is the newest
    this.#kept.set(key, { value, until: this.now() + forMs });
    if (this.#kept.size <= this.max) return;
    for (const [old, { until }] of this.#kept) if (until <= this.now()) this.#kept.delete(old);
    for (const old of this.#kept.keys()) {
      if (this.#kept.size <= this.max) return;
      this.#kept.delete(old);
    }
  }

  /** Takes an entry out: of several that ask for it, one gets it. */
  take(key: string): T | undefined {
    const value = this.get(key);
    this.#kept.delete(key);
    return value;
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }
}
