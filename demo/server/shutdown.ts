import { Unavailable } from './db/unavailable.js';

/** The stop of a server, as the parts that answer requests take part in it. */
export class Stopping {
  #hasBegun = false;
  readonly #lines: (() => void)[] = [];
  readonly #unanswered = new Set<() => void>();

  /** Whether no new requests should come here. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Adds a waiting line, whose requests are refused when the stop begins. */
  addLine(clear: () => void): void {
    this.#lines.push(clear);
  }

  /** Refuses the requests that still wait for their turn. The others go on. */
  begin(): void {
    this.#hasBegun = true;
    for (const clear of this.#lines) clear();
  }

  /** Refuses all requests that have no answer yet: the process is about to exit. */
  giveUp(): void {
    for (const refuse of this.#unanswered) refuse();
  }

  /** Settles like the answer to a request, or rejects if the server gives up before that. */
  answer<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new Unavailable('the server stops'));
      this.#unanswered.add(refuse);
      work.then(resolve, reject).finally(() => this.#unanswered.delete(refuse));
    });
  }
}
