import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkBuilt } from './running-server.js';

/** How the operator's command ended. */
interface Result {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command as the operator does, in a process of its own.
 * @param env the `DATA_DIR` or the `DATABASE_URL` of the server
 */
export async function runOperator(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Result> {
  checkBuilt();
  const command = spawn(process.execPath, ['demo/build/server/operate.js', ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    command[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  const [code] = await once(command, 'close');
  return { code, ...output };
}
