import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

const programs = ['php', 'mariadbd', 'mariadb-install-db'];

/** Where Debian's package puts WordPress and its first theme. */
export const wordpressFolder = '/usr/share/wordpress';
const theme = `${wordpressFolder}/wp-content/themes/twentytwentythree`;

/** What this machine lacks to run WordPress. Empty if nothing is missing. */
export const missing: readonly string[] = [
  ...programs.filter((name) => !folders.some((folder) => existsSync(join(folder, name)))),
  ...[wordpressFolder, theme].filter((folder) => !existsSync(folder)),
];

export const howToGet =
  'apt-get install --no-install-recommends wordpress wordpress-theme-twentytwentythree mariadb-server php-cli php-mysql';

interface Start {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** A program that runs until it's stopped. */
export class Program {
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;
  #output = '';

  constructor([command = '', ...args]: readonly string[], { env, cwd }: Start = {}) {
    this.#process = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Makes the workers of PHP's server end with it.
      detached: true,
      env: { ...process.env, PATH: folders.join(delimiter), ...env },
      ...(cwd ? { cwd } : {}),
    });
    this.#ended = once(this.#process, 'close');
    // An aborted test must leave nothing behind.
    const kill = () => this.#kill();
    process.once('exit', kill);
    this.#process.once('close', () => process.removeListener('exit', kill));
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
        this.#process.emit('output');
      });
  }

  /** Waits for output that matches and returns the first group. */
  async says(text: RegExp): Promise<string> {
    for (;;) {
      const found = text.exec(this.#output);
      if (found) return found[1] ?? '';
      const hasEnded = await Promise.race([this.#ended, once(this.#process, 'output').then(() => null)]);
      if (hasEnded) throw new Error(`It ended before it said ${text}: ${this.#output}`);
    }
  }

  /** Waits for the program to succeed and returns its output. */
  async output(): Promise<string> {
    await this.#ended;
    if (this.#process.exitCode !== 0) throw new Error(this.#output);
    return this.#output;
  }

  async end(): Promise<void> {
    this.#kill();
    await this.#ended;
  }

  #kill(): void {
    try {
      if (this.#process.pid !== undefined) process.kill(-this.#process.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
