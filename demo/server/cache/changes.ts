import type { Listen } from '../db/database.js';

/**
 * The kinds of data that responses are built from. Database triggers notify every process when one changes. `stock`
 * covers the pieces in stock and sold, which every order changes; `goods` covers everything else about goods.
 */
export const TOPICS = [
  'makes',
  'cars',
  'departments',
  'goods',
  'stock',
  'stores',
  'terms',
  'notices',
  'campaigns',
] as const;
export type Topic = (typeof TOPICS)[number];

/** The channel on which the triggers send notifications. */
export const CHANNEL = 'storefront_changes';

/** A constant stream of orders would leave nothing cached, so stock changes count at most once per this interval. */
const STOCK_EVERY_MS = 1_000;

/** Counts the database changes since this process started listening. */
export class Changes {
  readonly #counts = new Map<Topic, number>();
  #isListening = false;
  #stockTimer: NodeJS.Timeout | undefined;
  #stockAt = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds from a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Starts listening. Resolves to a function that stops it. */
  async listenBy(listen: Listen): Promise<() => Promise<void>> {
    const stop = await listen(CHANNEL, {
      notified: (topic) => this.#notified(topic),
      // Changes may have been missed before this.
      started: () => {
        for (const topic of TOPICS) this.#count(topic);
        this.#isListening = true;
      },
      lost: () => {
        this.#isListening = false;
      },
    });
    return async () => {
      this.#isListening = false;
      clearTimeout(this.#stockTimer);
      await stop();
    };
  }

  /** Returns a text that changes whenever one of the topics does, or null while no notifications arrive. */
  stateOf(topics: readonly Topic[]): string | null {
    return this.#isListening ? topics.map((topic) => this.#counts.get(topic) ?? 0).join() : null;
  }

  #notified(name: string): void {
    const topic = TOPICS.find((each) => each === name);
    if (topic === 'stock') this.#stockNotified();
    else if (topic !== undefined) this.#count(topic);
  }

  #stockNotified(): void {
    if (this.#stockTimer !== undefined) return;
    const left = this.#stockAt + STOCK_EVERY_MS - this.now();
    if (left <= 0) this.#countStock();
    else this.#stockTimer = setTimeout(() => this.#countStock(), left).unref();
  }

  #countStock(): void {
    this.#stockTimer = undefined;
    this.#stockAt = this.now();
    this.#count('stock');
  }

  #count(topic: Topic): void {
    this.#counts.set(topic, (this.#counts.get(topic) ?? 0) + 1);
  }
}
