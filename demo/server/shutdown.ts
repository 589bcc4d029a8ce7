import { Unavailable } from './db/unavailable.js';

/**
 * The shutdown of a server: refuses the requests that wait when it begins, lets the others finish, and at last refuses
 * those too.
 */
export class Shutdown {
  #hasBegun = false;
  readonly #queues: (() => void)[] = [];
  readonly #unanswered = new Set<() => void>();

  /** Whether the server has stopped taking new requests. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Adds a queue of requests. @param clear refuses those that wait in it, with an `Unavailable` */
  addQueue(clear: () => void): void {
    this.#queues.push(clear);
  }

  /** Refuses the requests that wait in a queue. Those that have begun go on. */
  begin(): void {
    this.#hasBegun = true;
    for (const clear of this.#queues) clear();
  }

  /** Refuses all requests that have no answer yet, because the process is about to exit. */
  abort(): void {
    for (const refuse of this.#unanswered) refuse();
  }

  /** Settles as the answer to a request does, or rejects with an `Unavailable` if `abort` is called first. */
  answer<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new Unavailable('the server stops'));
      this.#unanswered.add(refuse);
      work.then(resolve, reject).finally(() => this.#unanswered.delete(refuse));
    });
  }
}
