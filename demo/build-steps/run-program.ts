import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT } from './project.js';
import { StepError } from './step.js';

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/** How much of a program's output is shown if it fails, in characters from its end. */
const MAX_OUTPUT = 20_000;

/**
 * Runs a Node program in the project's folder. Its output goes nowhere unless it fails. It's no terminal to the program,
 * which therefore draws no spinner.
 * @throws {StepError} with the output, if it fails
 */
export async function runProgram(
  args: readonly string[],
  { env = {}, signal }: { readonly env?: Readonly<Record<string, string>>; readonly signal: AbortSignal },
): Promise<void> {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-MAX_OUTPUT);
    });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop);
  const [code, killedBy] = await once(child, 'close');
  signal.removeEventListener('abort', stop);
  if (code !== 0) throw new StepError(output.trim() || `Its program ended (${killedBy ?? code}).`);
}
