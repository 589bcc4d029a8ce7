import type { Logger } from 'pino';
import { readSettings, type Settings } from './config.js';
import { isCreated, OTHERS } from './db/data-folder.js';
import type { Database } from './db/database.js';
import { openDatabase } from './db/open-database.js';
import { prepare } from './db/prepare-database.js';
import { fillApart } from './fill-apart.js';
import { createLogger } from './logger.js';
import { explain } from './start-error.js';

/**
 * Opens the database. An embedded one that doesn't exist yet is created and filled by another process first.
 * @throws {StartError} if the database can't be created, filled, or opened
 */
export async function openFilled(settings: Settings, logger: Logger): Promise<Database> {
  if (settings.databaseUrl === null && !(await isCreated(settings.dataDir)))
    await fillApart(process.argv[1] ?? '');
  return openDatabase(settings, logger);
}

/** Creates and fills the data folder of the settings, and exits. Errors are sent to the waiting process. */
export async function fill(): Promise<never> {
  // A Ctrl-C, or a supervisor's SIGTERM, reaches this process too. The server decides how long it finishes its start.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {});
  process.once('disconnect', () => process.exit(1));
  process.umask(OTHERS);
  try {
    const settings = readSettings(process.env);
    const logger = createLogger(settings);
    const database = await openDatabase(settings, logger);
    await prepare(settings, database, logger);
    await database.close();
  } catch (error) {
    await new Promise((resolve) => process.send?.(explain(error), resolve));
    process.exit(1);
  }
  process.exit(0);
}
