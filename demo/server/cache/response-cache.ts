import { createHash } from 'node:crypto';
import { type Encoding, encode, MIN_BYTES } from '../http/compressed.js';
import type { Changes, Topic } from './changes.js';

/** Maximum age of a cached response in milliseconds, even if the database reports no change. */
export const AGE_MS = 5_000;

/** Maximum memory for all responses, in bytes. The least recently requested is evicted first. */
const MAX_BYTES = 48 * 2 ** 20;

export interface Reply {
  readonly status: 200 | 404;
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A cached response, in each encoding requested so far. */
export class CachedResponse {
  readonly #tag: string;
  readonly #encoded = new Map<Encoding, Uint8Array<ArrayBuffer>>();

  constructor(
    readonly reply: Reply,
    readonly state: string,
    readonly until: number,
    private readonly onGrown: (bytes: number) => void,
  ) {
    this.#tag = createHash('sha256').update(reply.body).digest('base64url').slice(0, 27);
  }

  /** Returns the ETag of the body in this encoding. */
  tagOf(encoding: Encoding | undefined): string {
    return `"${this.#tag}${encoding ? `-${encoding}` : ''}"`;
  }

  /** Returns the encoding to send to a client that accepts `accepted`. */
  encodingFor(accepted: Encoding | undefined): Encoding | undefined {
    return this.reply.body.length < MIN_BYTES ? undefined : accepted;
  }

  /** Returns the body. Only the first request for an encoding compresses it. */
  bodyOf(encoding: Encoding | undefined): Uint8Array<ArrayBuffer> {
    if (encoding === undefined) return this.reply.body;
    const existing = this.#encoded.get(encoding);
    if (existing !== undefined) return existing;
    const made = encode(this.reply.body, encoding);
    this.#encoded.set(encoding, made);
    this.onGrown(made.length);
    return made;
  }
}

/** A response being built, shared by all requests that arrive in the meantime. */
interface Making {
  readonly state: string;
  readonly response: Promise<CachedResponse | null>;
}

/**
 * A cache of responses that are the same for everybody. A response is served from memory for a few seconds, or until
 * the database reports that its data has changed. Nothing is cached while the database sends no notifications.
 */
export class ResponseCache {
  readonly #entries = new Map<string, { readonly reply: CachedResponse; bytes: number }>();
  readonly #making = new Map<string, Making>();
  #bytes = 0;

  /** @param now milliseconds from a clock that never goes back */
  constructor(
    private readonly changes: Changes,
    private readonly now: () => number = () => performance.now(),
    private readonly maxBytes = MAX_BYTES,
  ) {}

  /** The memory that all responses take up now, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Returns the cached response if it is still fresh, otherwise null. */
  find(key: string, topics: readonly Topic[]): CachedResponse | null {
    const found = this.#entries.get(key);
    if (found === undefined) return null;
    if (found.reply.until <= this.now() || found.reply.state !== this.changes.stateOf(topics)) {
      this.#forget(key);
      return null;
    }
    // Moves the entry to the end, as the most recently used one.
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found.reply;
  }

  /**
   * Returns the cached response, or builds one from the current data. Concurrent requests share one build.
   * @param make resolves to null if the response must not be cached
   * @returns null if nothing may be cached: each caller then builds its own response
   */
  async get(
    key: string,
    topics: readonly Topic[],
    make: () => Promise<Reply | null>,
  ): Promise<CachedResponse | null> {
    const found = this.find(key, topics);
    if (found !== null) return found;
    const state = this.changes.stateOf(topics);
    if (state === null) return null;
    const making = this.#making.get(key);
    if (making?.state === state) return making.response;
    if (making !== undefined) {
      // That build began before a change and may miss it. Under constant changes, there's one build at a time.
      await making.response.catch(() => {});
      return this.get(key, topics, make);
    }
    const response = make().then((reply) => (reply === null ? null : this.#store(key, reply, state)));
    const begun = { state, response };
    this.#making.set(key, begun);
    try {
      return await response;
    } finally {
      if (this.#making.get(key) === begun) this.#making.delete(key);
    }
  }

  #store(key: string, reply: Reply, state: string): CachedResponse {
    this.#forget(key);
    const entry = {
      bytes: reply.body.length + key.length,
      reply: new CachedResponse(reply, state, this.now() + AGE_MS, (bytes) => {
        if (this.#entries.get(key) !== entry) return;
        entry.bytes += bytes;
        this.#grow(bytes);
      }),
    };
    this.#entries.set(key, entry);
    this.#grow(entry.bytes);
    return entry.reply;
  }

  /** Makes room by evicting the least recently requested responses, which come first, and any expired ones. */
  #grow(bytes: number): void {
    this.#bytes += bytes;
    const now = this.now();
    for (const [key, { reply }] of this.#entries) {
      if (this.#bytes <= this.maxBytes && reply.until > now) return;
      this.#forget(key);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
