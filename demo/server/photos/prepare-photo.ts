import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { Unavailable } from '../db/unavailable.js';
import type { Prepared, Unfit } from './decode-photo.js';

/** What the process of the photos sends back: first that it has begun, then the result. */
export type PhotoReply = 'begun' | Prepared | Unfit;

/** The exit code of a process that took too much memory. */
export const HEAVY = 3;

export interface PhotoLimits {
  /** Maximum memory of the process, in MB. */
  readonly megabytes: number;
  /** How long decoding a photo in all its sizes may take, in milliseconds. */
  readonly ms: number;
}

const LIMITS: PhotoLimits = { megabytes: 700, ms: 40_000 };

/** Maximum number of photos that wait. Each is up to 12 MB. */
const MOST_WAITING = 8;

const NAME = 'photo-process';

/** The program of the process: built, it stands beside the server's. Otherwise, it runs from its source. */
function programOf(): string {
  const built = join(dirname(process.argv[1] ?? ''), `${NAME}.js`);
  return existsSync(built) ? built : fileURLToPath(new URL(`${NAME}.ts`, import.meta.url));
}

/** Prepares photos for the shop, one at a time. */
export class PhotoPreparer {
  readonly #inTurn = pLimit(1);
  #child: ChildProcess | null = null;

  constructor(private readonly limits = LIMITS) {}

  /** The id of the process, or null if there is none at the moment. */
  get processId(): number | null {
    return this.#child?.pid ?? null;
  }

  /**
   * Decodes a file that is supposed to be a photo, in a process of its own, and returns it in our sizes.
   * @throws {Unavailable} if too many photos are waiting
   */
  async prepare(content: Uint8Array): Promise<Prepared | Unfit> {
    if (this.#inTurn.pendingCount >= MOST_WAITING)
      throw new Unavailable('too many photos wait for their turn');
    return this.#inTurn(() => this.#decode(content));
  }

  #decode(content: Uint8Array): Promise<Prepared | Unfit> {
    const child = this.#start();
    return new Promise((resolve, reject) => {
      let tooLate: NodeJS.Timeout | undefined;
      let isLate = false;
      let isBegun = false;
      const settle = (end: () => void) => {
        clearTimeout(tooLate);
        child.off('message', onMessage).off('exit', onExit);
        child.unref();
        child.channel?.unref();
        end();
      };
      const onMessage = (reply: PhotoReply) => {
        if (reply !== 'begun') return settle(() => resolve(reply));
        isBegun = true;
        tooLate = setTimeout(() => {
          isLate = true;
          child.kill('SIGKILL');
        }, this.limits.ms);
      };
      const onExit = (code: number | null) =>
        settle(() => {
          // It had just ended because nothing came for a while.
          if (code === 0 && !isBegun) resolve(this.#decode(content));
          // A file that crashes the decoder is none that we can read.
          else resolve({ unfit: code === HEAVY || isLate ? 'heavy' : 'type' });
        });
      child.on('message', onMessage).once('exit', onExit);
      // Keeps this process alive until the reply is there.
      child.ref();
      child.channel?.ref();
      child.send(content, (error) => error && settle(() => reject(error)));
    });
  }

  #start(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    const child = fork(programOf(), [String(this.limits.megabytes)], {
      serialization: 'advanced',
      execArgv: [...process.execArgv, '--max-old-space-size=96'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Without a listener, an error such as a failed start would end the server. `exit` or the send reports it.
    child.on('error', () => {});
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    // It must not keep the server from ending.
    child.unref();
    this.#child = child;
    return child;
  }
}

/** The photos of this server. */
export const photoPreparer = new PhotoPreparer();
