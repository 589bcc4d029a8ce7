import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { endTree } from '../../tools/end-tree.mjs';
import { childrenOf } from './processes.js';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** The exit code and the output of a server that has ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command that starts a server. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

const BUILT = 'demo/build/server/main.js';

const MAIN: Command = {
  program: process.execPath,
  args: ['--max-old-space-size=320', '--max-semi-space-size=4', BUILT],
  cwd: PROJECT,
};

/** The folders that the server is built from. */
const SOURCES = ['demo/server', 'demo/shared', 'demo/stand-ins'];

/** @throws {Error} if the build is older than the sources, because tests must run the current code */
export function checkBuilt(): void {
  const timeOf = (path: string) => statSync(join(PROJECT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builtAt = timeOf(BUILT);
  for (const folder of SOURCES)
    for (const name of readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.ts') && timeOf(join(folder, name)) > builtAt)
        throw new Error(`${folder}/${name} is newer than the built server: npm run build`);
}

/** The built server in a separate process, or in several that form one process group. */
export class RunningServer {
  readonly #process: ChildProcess;
  readonly #output = { stdout: '', stderr: '' };
  readonly ended: Promise<Ended>;

  /** Starts on free ports, over the embedded database unless `env` says otherwise. */
  constructor(env: Readonly<Record<string, string>>, command: Command = MAIN) {
    if (command === MAIN) checkBuilt();
    const { program, args, cwd } = command;
    this.#process = spawn(program, args, {
      cwd,
      detached: true,
      // Tests read in the log what the server does.
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        PARTNER_PORT: '0',
        OIDC_PORT: '0',
        LOG_LEVEL: 'info',
        SEED_DAY: '2025-09-02',
        ...env,
      },
    });
    this.ended = once(this.#process, 'close').then(() => ({
      code: this.#process.exitCode,
      ...this.#output,
    }));
    for (const name of ['stdout', 'stderr'] as const) {
      this.#process[name]?.setEncoding('utf8').on('data', (text: string) => {
        this.#output[name] += text;
        this.#process.emit('output');
      });
    }
    after(() => this.signalAll('SIGKILL'));
  }

  /** Waits for the line that says that the server is ready, and returns its address. */
  async address(): Promise<string> {
    return this.says('stdout', /^Storefront ready at (\S+)\n/);
  }

  /** Waits for a text, and returns its first group. Rejects if the server ends without it. */
  async says(stream: 'stdout' | 'stderr', text: RegExp): Promise<string> {
    for (;;) {
      const found = text.exec(this.#output[stream]);
      if (found !== null) return found[1] ?? '';
      const end = await Promise.race([this.ended, once(this.#process, 'output')]);
      if ('code' in end && !text.test(this.#output[stream])) {
        throw new Error(`The server ended (${end.code}) before it said ${text}: ${end.stdout}${end.stderr}`);
      }
    }
  }

  /** Returns the ids of the first process and of those that it has started. */
  processIds(): number[] {
    const { pid } = this.#process;
    return pid === undefined ? [] : [pid, ...childrenOf(pid)];
  }

  /** Sends a signal to the first process only. */
  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Sends a signal to all processes of the group, as a terminal does. */
  signalAll(signal: NodeJS.Signals): void {
    endTree(this.#process.pid, signal);
  }
}
