import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

const VERSIONS = '/usr/lib/postgresql';
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 2 ** 30;

/** Returns the newest version of Debian's packages, or undefined if there is none. */
export function findPostgres(): string | undefined {
  return existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((one, other) => +other - +one)[0] : undefined;
}

/**
 * A Postgres that can be stopped and started again, from Debian's packages. When this process exits, it stops and its
 * data is deleted. For root, it runs as the user `postgres`, because the program refuses to run as root.
 */
export class OwnPostgres {
  readonly url: string;
  readonly #folder: string;
  readonly #settings: string;
  readonly #bin: string;
  readonly #user: { readonly uid?: number; readonly gid?: number };

  private constructor(version: string, port: number) {
    this.#bin = join(VERSIONS, version, 'bin');
    this.#user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
    this.#folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), 'storefront-'));
    const { uid, gid } = this.#user;
    if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid);
    this.#settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.#folder}`;
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  }

  /** @throws {Error} if there is no Postgres, or it doesn't start */
  static async start(): Promise<OwnPostgres> {
    const version = findPostgres();
    if (version === undefined)
      throw new Error('There is no Postgres: apt-get install postgresql, or set TEST_DATABASE_URL');
    const postgres = new OwnPostgres(version, await freePort());
    const remove = () => postgres.remove();
    process.once('exit', remove);
    await postgres.#run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8');
    await postgres.start();
    return postgres;
  }

  start(): Promise<void> {
    return this.#run('pg_ctl', '-w', '-l', join(this.#folder, 'log'), '-o', this.#settings, 'start');
  }

  /** @param mode `fast` ends all connections and stops in order; `immediate` is a crash */
  stop(mode: 'fast' | 'immediate'): Promise<void> {
    return this.#run('pg_ctl', '-w', '-m', mode, 'stop');
  }

  remove(): void {
    spawnSync(...this.#command('pg_ctl', '-m', 'immediate', 'stop'));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #run(program: string, ...words: string[]): Promise<void> {
    const [code] = await once(spawn(...this.#command(program, ...words)), 'exit');
    if (code !== 0) throw new Error(`${program} ${words.join(' ')} failed`);
  }

  #command(program: string, ...words: string[]) {
    // The server that it starts keeps pipes open, so nothing may wait for them to close.
    const options = { ...this.#user, cwd: '/', stdio: 'ignore' } as const;
    return [join(this.#bin, program), ['-D', join(this.#folder, 'data'), ...words], options] as const;
  }
}

const idOf = (which: '-u' | '-g'): number =>
  Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout);

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > NEEDED_BYTES;
}
