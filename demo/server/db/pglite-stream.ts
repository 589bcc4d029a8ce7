import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** A chunk that a stream writes. Nobody writes text to this one. */
interface Written {
  readonly chunk: Uint8Array;
}

/**
 * The socket of a `pg` client whose server is PGlite: what it writes at once is answered at once. PGlite's own adapter
 * for `pg` runs each message of a statement by itself, which takes longer.
 */
export class PgliteStream extends Duplex {
  constructor(private readonly pglite: PGlite) {
    super();
  }

  /** Like the socket's, which `pg` calls first. There's nothing to connect to. */
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _: BufferEncoding, done: (error?: Error) => void): void {
    this.#send(chunk, done);
  }

  override _writev(chunks: readonly Written[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  #send(message: Uint8Array, done: (error?: Error) => void): void {
    this.pglite.execProtocolRaw(message).then((reply) => {
      if (reply.length > 0) this.push(reply);
      done();
    }, done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
