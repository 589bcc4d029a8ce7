import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** What a server that has ended left behind. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a server is started by. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

const BUILT = 'demo/build/server/main.js';

const MAIN: Command = {
  program: process.execPath,
  args: ['--max-old-space-size=320', BUILT],
  cwd: PROJECT,
};

/** What the server is built from. */
const SOURCES = ['demo/server', 'demo/shared', 'demo/stand-ins'];

/** @throws {Error} when the server is to be built anew: what is tested is what is written. */
function checkBuilt(): void {
  const timeOf = (path: string) => statSync(join(PROJECT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builtAt = timeOf(BUILT);
  for (const folder of SOURCES)
    for (const name of readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.ts') && timeOf(join(folder, name)) > builtAt)
        throw new Error(`${folder}/${name} is newer than the built server: npm run build`);
}

/** The built server in a process of its own, or in several that make one group. */
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
      env: { PATH: process.env.PATH, PORT: '0', PARTNER_PORT: '0', OIDC_PORT: '0', ...env },
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

  /** The address of the line that tells that the server is ready. */
  async address(): Promise<string> {
    return this.says('stdout', /^Storefront ready at (\S+)\n/);
  }

  /** Waits for a text; gives its first group. Rejects when the server ends without it. */
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

  /** Of the first process and of those that it has started, as Linux tells them. */
  processIds(): number[] {
    const { pid } = this.#process;
    if (pid === undefined) return [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [pid, ...children.split(' ').filter(Boolean).map(Number)];
  }

  /** To the first process alone. */
  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** To all of its processes, as a terminal does. */
  signalAll(signal: NodeJS.Signals): void {
    try {
      if (this.#process.pid !== undefined) process.kill(-this.#process.pid, signal);
    } catch {
      // None of them is left.
    }
  }
}
