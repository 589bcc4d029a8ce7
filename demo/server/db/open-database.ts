import type { Logger } from 'pino';
import { reason } from '../start-error.js';
import type { Database } from './database.js';

/** Opens the server at `databaseUrl`, or else the embedded database. Code for the unused one is never loaded. */
export async function openDatabase(
  where: { databaseUrl: string | null; databasePool: number; dataDir: string },
  logger: Logger,
): Promise<Database> {
  if (where.databaseUrl === null) {
    const { openPglite } = await import('./pglite.js');
    return openPglite(where.dataDir, (error) => {
      logger.fatal(
        { reason: reason(error), dataDir: where.dataDir },
        'the embedded database crashed, so the server ends; the next start recovers what was stored',
      );
      process.exit(1);
    });
  }
  const { openPostgres } = await import('./postgres.js');
  return openPostgres(where.databaseUrl, logger, where.databasePool);
}
