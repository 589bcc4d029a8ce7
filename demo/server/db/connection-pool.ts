import pg from 'pg';
import type { Logger } from 'pino';
import { CONNECT_TIMEOUT_MS, KEEP_ALIVE_MS } from './listen-to.js';
import { Unavailable } from './unavailable.js';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** Connections to Postgres that may break at any time, idle or in use: whoever uses one then gets an error. */
export class ConnectionPool extends pg.Pool {
  readonly #most: number;
  /** Turns away those who wait for a connection. */
  readonly #line = new Set<() => void>();
  #isClosing = false;

  constructor(url: string, most: number, logger: Logger) {
    super({
      connectionString: url,
      max: most,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    this.#most = most;
    // Without a listener, an error ends the process. The pool listens only to idle connections, so each connection needs
    // a listener of its own for the time that it's in use. It may report two errors: Postgres' reason, and the end.
    this.on('error', () => {});
    this.on('connect', (client) => {
      let isBroken = false;
      client.on('error', ({ message }) => {
        if (!isBroken) logger.warn({ reason: message }, 'a database connection broke');
        isBroken = true;
      });
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const isFree = this.idleCount > this.waitingCount || this.totalCount < this.#most;
    if (callback === undefined) return isFree ? super.connect() : this.#wait();
    if (isFree) super.connect(callback);
    else
      this.#wait().then(
        (client) => callback(undefined, client, client.release),
        (error) => callback(error, undefined, () => {}),
      );
    return undefined;
  }

  /** Turns away everybody who waits for a connection now and, later, those who would have to wait for long. */
  clearQueue(): void {
    this.#isClosing = true;
    for (const leave of this.#line) leave();
  }

  async #wait(): Promise<pg.PoolClient> {
    if (this.#isClosing && this.#line.size >= this.#most) throw turnedAway();
    const client = super.connect();
    return new Promise((resolve, reject) => {
      let isWaiting = true;
      const leave = () => {
        isWaiting = false;
        this.#line.delete(leave);
        reject(turnedAway());
      };
      this.#line.add(leave);
      client.then(
        (found) => {
          this.#line.delete(leave);
          if (isWaiting) resolve(found);
          else found.release();
        },
        (error) => {
          this.#line.delete(leave);
          reject(error);
        },
      );
    });
  }
}

const turnedAway = () => new Unavailable('nobody waits for a connection any longer');
