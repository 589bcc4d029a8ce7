import type { Listen } from '../db/database.js';

/**
 * What replies are made of. Triggers of the database tell when one has changed, in every process. `stock` is how many pieces
 * there are and were sold, which each order changes; `goods` all else of them.
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
] as const;
export type Topic = (typeof TOPICS)[number];

/** Where the triggers tell it. */
export const CHANNEL = 'storefront_changes';

/** Orders that come all the time would leave nothing to keep: what they change is new once in so many milliseconds. */
const STOCK_EVERY_MS = 1_000;

/** What has changed in the database since this process listens. */
export class Changes {
  readonly #counts = new Map<Topic, number>();
  #isListening = false;
  #stockTimer: NodeJS.Timeout | undefined;
  #stockAt = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds; a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Begins to listen. Resolves to what ends it. */
  async listenBy(listen: Listen): Promise<() => Promise<void>> {
    const stop = await listen(CHANNEL, {
      told: (topic) => this.#told(topic),
      // Nobody knows what was missed.
      began: () => {
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

  /** Another text whenever one of the topics has changed; null while nobody would tell. */
  stateOf(topics: readonly Topic[]): string | null {
    return this.#isListening ? topics.map((topic) => this.#counts.get(topic) ?? 0).join() : null;
  }

  #told(name: string): void {
    const topic = TOPICS.find((known) => known === name);
    if (topic === 'stock') this.#stockTold();
    else if (topic !== undefined) this.#count(topic);
  }

  #stockTold(): void {
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
