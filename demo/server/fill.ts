import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { readSettings, type Settings } from './config.js';
import { isCreated } from './db/data-folder.js';
import type { Database } from './db/database.js';
import { openDatabase } from './db/open-database.js';
import { prepare } from './db/prepare-database.js';
import { createLogger } from './logger.js';
import { explain, reason, StartError } from './start-error.js';

/** The argument that makes the server's program fill its data folder and exit. */
const FILL = 'fill';

/** Whether this process was started by `openFilled`. */
export const isFilling = (): boolean => process.argv[2] === FILL && process.send !== undefined;

/**
 * Opens the database. An embedded one that doesn't exist yet is created and filled by another process first: it takes
 * up to 900 MB for a few seconds, and this process would keep half of it for as long as it runs.
 * @throws {StartError} if the database can't be created, filled, or opened
 */
export async function openFilled(settings: Settings, logger: Logger): Promise<Database> {
  if (settings.databaseUrl === null && !(await isCreated(settings.dataDir))) await fillApart();
  return openDatabase(settings, logger);
}

async function fillApart(): Promise<void> {
  const [, program = ''] = process.argv;
  const child = fork(program, [FILL]);
  let problem: unknown;
  child.once('message', (message) => {
    problem = message;
  });
  const [code, signal] = await once(child, 'close').catch((error: unknown) => {
    throw new StartError(`The database could not be filled: its process did not start (${reason(error)}).`);
  });
  // An error after that has no effect any longer.
  child.on('error', () => {});
  if (code === 0) return;
  const end = signal === null ? `exit code ${code}` : String(signal);
  throw new StartError(
    typeof problem === 'string' ? problem : `The database could not be filled: its process ended (${end}).`,
  );
}

/** Creates and fills the data folder of the settings, and exits. Errors are told to the process that is waiting. */
export async function fill(): Promise<never> {
  // A Ctrl-C, or a supervisor's SIGTERM, reaches this process too. The server decides how long it finishes its start.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {});
  process.once('disconnect', () => process.exit(1));
  try {
    const settings = readSettings(process.env);
    const logger = createLogger(settings.logLevel);
    const database = await openDatabase(settings, logger);
    await prepare(settings, database, logger);
    await database.close();
  } catch (error) {
    await new Promise((resolve) => process.send?.(explain(error), resolve));
    process.exit(1);
  }
  process.exit(0);
}
