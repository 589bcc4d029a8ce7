import { createHash } from 'node:crypto';
import { type Encoding, encode, MIN_BYTES } from '../http/compressed.js';
import type { Changes, Topic } from './changes.js';

/** How long a reply is given out, in milliseconds, whatever the database tells. */
export const AGE_MS = 5_000;

/** What all of them may take in memory, in bytes; what was asked for the longest time ago goes first. */
const MAX_BYTES = 48 * 2 ** 20;

export interface Reply {
  readonly status: 200 | 404;
  readonly type: string;
  readonly body: Uint8Array;
}

/** One that is kept, in the encodings that were asked for. */
export class KeptReply {
  readonly #tag: string;
  readonly #encoded = new Map<Encoding, Promise<Uint8Array>>();

  constructor(
    readonly reply: Reply,
    readonly state: string,
    readonly until: number,
    private readonly onGrown: (bytes: number) => void,
  ) {
    this.#tag = createHash('sha256').update(reply.body).digest('base64url').slice(0, 27);
  }

  /** Of its content in this encoding. */
  tagOf(encoding: Encoding | undefined): string {
    return `"${this.#tag}${encoding ? `-${encoding}` : ''}"`;
  }

  /** The encoding that it is sent in to whoever takes this one. */
  encodingFor(wanted: Encoding | undefined): Encoding | undefined {
    return this.reply.body.length < MIN_BYTES ? undefined : wanted;
  }

  /** Its body; compressed once, by whoever comes first. */
  bodyOf(encoding: Encoding | undefined): Uint8Array | Promise<Uint8Array> {
    if (encoding === undefined) return this.reply.body;
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    const made = encode(this.reply.body, encoding, 'fast').then((body) => {
      this.onGrown(body.length);
      return body;
    });
    this.#encoded.set(encoding, made);
    return made;
  }
}

/** A reply in the making, for all who ask meanwhile. */
interface Making {
  readonly state: string;
  readonly kept: Promise<KeptReply | null>;
}

/**
 * Replies that are the same for everybody, made once and given out from memory: for a few seconds, or until the database
 * tells that what they are made of has changed. While it tells nothing, nothing is kept.
 */
export class KeptReplies {
  readonly #kept = new Map<string, { readonly reply: KeptReply; bytes: number }>();
  readonly #making = new Map<string, Making>();
  #bytes = 0;

  /** @param now milliseconds; a clock that never goes back */
  constructor(
    private readonly changes: Changes,
    private readonly now: () => number = () => performance.now(),
    private readonly maxBytes = MAX_BYTES,
  ) {}

  /** What all of them take in memory now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** What is kept and may still be given out. */
  find(key: string, topics: readonly Topic[]): KeptReply | null {
    const found = this.#kept.get(key);
    if (found === undefined) return null;
    if (found.reply.until <= this.now() || found.reply.state !== this.changes.stateOf(topics)) {
      this.#forget(key);
      return null;
    }
    // The one that was asked for last is the last to go.
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.reply;
  }

  /**
   * What is kept, else what is made of the database as it is now. Of many who ask at once, one makes it.
   * @param make gives null for what may not be kept
   * @returns null when nothing may be kept: whoever asks then makes a reply of their own
   */
  async get(
    key: string,
    topics: readonly Topic[],
    make: () => Promise<Reply | null>,
  ): Promise<KeptReply | null> {
    const found = this.find(key, topics);
    if (found !== null) return found;
    const state = this.changes.stateOf(topics);
    if (state === null) return null;
    const making = this.#making.get(key);
    if (making?.state === state) return making.kept;
    if (making !== undefined) {
      // It began before a change, and may not know of it. While changes come all the time, one is made at a time.
      await making.kept.catch(() => {});
      return this.get(key, topics, make);
    }
    const kept = make().then((reply) => (reply === null ? null : this.#keep(key, reply, state)));
    const begun = { state, kept };
    this.#making.set(key, begun);
    try {
      return await kept;
    } finally {
      if (this.#making.get(key) === begun) this.#making.delete(key);
    }
  }

  #keep(key: string, reply: Reply, state: string): KeptReply {
    this.#forget(key);
    const entry = {
      bytes: reply.body.length + key.length,
      reply: new KeptReply(reply, state, this.now() + AGE_MS, (bytes) => {
        if (this.#kept.get(key) !== entry) return;
        entry.bytes += bytes;
        this.#grow(bytes);
      }),
    };
    this.#kept.set(key, entry);
    this.#grow(entry.bytes);
    return entry.reply;
  }

  /** Those that nobody has asked for lately stand first: they make room, and go when they are too old anyway. */
  #grow(bytes: number): void {
    this.#bytes += bytes;
    const now = this.now();
    for (const [key, { reply }] of this.#kept) {
      if (this.#bytes <= this.maxBytes && reply.until > now) return;
      this.#forget(key);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
