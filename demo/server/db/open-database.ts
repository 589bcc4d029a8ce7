import type { Logger } from 'pino';
import type { Database } from './database.js';
import { openPglite } from './pglite.js';
import { openPostgres } from './postgres.js';

/**
 * Opens the Postgres server of `databaseUrl`, or without one the embedded database in `dataDir`.
 * @throws {StartError} when it cannot be opened
 */
export function openDatabase(
  where: { databaseUrl: string | null; databasePool: number; dataDir: string },
  logger: Logger,
): Promise<Database> {
  return where.databaseUrl === null
    ? openPglite(where.dataDir)
    : openPostgres(where.databaseUrl, logger, where.databasePool);
}
