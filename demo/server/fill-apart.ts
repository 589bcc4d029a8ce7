import { fork } from 'node:child_process';
import { once } from 'node:events';
import { reason, StartError } from './start-error.js';

/** The argument that makes the server's program fill its data folder and exit. */
const FILL = 'fill';

/** Whether this process was started by `fillApart`. */
export const isFilling = (): boolean => process.argv[2] === FILL && process.send !== undefined;

/**
 * Creates and fills the data folder of the settings in another process: it takes up to 900 MB for a few seconds, and this
 * process would keep half of it for as long as it runs.
 * @param program the server's program
 * @param execArgv Node's options for it
 * @throws {StartError} if it can't be created or filled
 */
export async function fillApart(
  program: string,
  { execArgv = process.execArgv, signal }: { execArgv?: readonly string[]; signal?: AbortSignal } = {},
): Promise<void> {
  const child = fork(program, [FILL], { execArgv: [...execArgv] });
  // It ends without its parent.
  const stop = () => child.disconnect();
  signal?.addEventListener('abort', stop);
  // `close` waits for what the child has sent. Node doesn't emit it once this process has disconnected.
  const [exited, closed] = [once(child, 'exit'), once(child, 'close')];
  const ended = Promise.race([closed, exited.then((end) => (signal?.aborted ? end : closed))]);
  let problem: unknown;
  child.once('message', (message) => {
    problem = message;
  });
  const [code, killedBy] = await ended.catch((error: unknown) => {
    throw new StartError(`The database could not be filled: its process did not start (${reason(error)}).`);
  });
  // An error after that has no effect any longer.
  child.on('error', () => {});
  signal?.removeEventListener('abort', stop);
  if (code === 0) return;
  const end = killedBy === null ? `exit code ${code}` : String(killedBy);
  throw new StartError(
    typeof problem === 'string' ? problem : `The database could not be filled: its process ended (${end}).`,
  );
}
