import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import { reason, StartError } from '../start-error.js';
import type { Database } from './database.js';
import { MIGRATIONS, refuseUnknownMigrations } from './migrations.js';

/** How long a query waits for a connection. */
const CONNECT_TIMEOUT_MS = 5_000;

const DEFAULT_POOL = 10;

/** Any number, as long as all servers of the shop agree on it. */
const SETUP_LOCK = 4_173_001;

/**
 * Connects to a Postgres server.
 * @param url `postgres://user:password@host:port/database`
 * @param most connections at once; default 10
 * @throws {StartError} when the URL is none or the server does not answer; without the password
 */
export async function openPostgres(url: string, logger: Logger, most = DEFAULT_POOL): Promise<Database> {
  const address = readAddress(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => logger.warn({ reason: error.message }, 'an idle database connection broke'));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`Cannot reach the database of DATABASE_URL (${address}): ${reason(error)}`);
  }
  const db = drizzle(pool);
  return {
    db,
    alone: (work) => withLock(pool, work),
    migrate: async () => {
      await refuseUnknownMigrations(db);
      await migrate(db, MIGRATIONS);
    },
    close: () => pool.end(),
  };
}

function readAddress(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/database');
  }
  return parsed.host + parsed.pathname;
}

/** An advisory lock lives as long as its connection, so a server that dies lets go of it. */
async function withLock(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    await work();
    await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
