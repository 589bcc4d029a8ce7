import { constants } from 'node:os';
import { explain } from '../server/start-error.js';
import { StepError } from './step.js';

interface Options {
  /** Shows a line. It goes to stderr: the server's address is all that `npm start` writes to stdout. */
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Runs a program's work. Ctrl-C and SIGTERM stop it, and the program ends as those do. If the work fails, the program
 * says why and ends with 1.
 */
export async function whileRunning(work: (options: Options) => Promise<void>): Promise<void> {
  const stopped = new AbortController();
  const onSignal = (signal: NodeJS.Signals) => {
    process.exitCode = 128 + constants.signals[signal];
    stopped.abort();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  const print = (line: string) => {
    process.stderr.write(`${line}\n`);
  };
  try {
    await work({ print, signal: stopped.signal });
  } catch (error) {
    if (!stopped.signal.aborted) {
      process.exitCode = 1;
      // What a step's program said has been printed.
      if (!(error instanceof StepError)) print(explain(error));
    }
  }
  process.exit();
}
