import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Logger } from 'pino';
import { reason, StartError } from '../start-error.js';
import { ConnectionPool } from './connection-pool.js';
import type { Database } from './database.js';
import { listenTo } from './listen-to.js';
import { MIGRATIONS, refuseUnknownMigrations } from './migrations.js';
import { overConnections } from './over-connections.js';

const DEFAULT_POOL = 10;

/** An arbitrary number that all servers of the shop agree on. */
const SETUP_LOCK = 4_173_001;

/** Connects to a Postgres server. Its errors never contain the password. */
export async function openPostgres(url: string, logger: Logger, most = DEFAULT_POOL): Promise<Database> {
  const address = readAddress(url);
  const pool = new ConnectionPool(url, most, logger);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`Cannot reach the database of DATABASE_URL (${address}): ${reason(error)}`, {
      cause: error,
    });
  }
  const db = overConnections(pool);
  return {
    db,
    alone: (work) => withLock(pool, SETUP_LOCK, work),
    listen: listenTo(url, logger),
    migrate: async () => {
      await refuseUnknownMigrations(db);
      await migrate(db, MIGRATIONS);
    },
    clearQueue: () => pool.clearQueue(),
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

/**
 * An advisory lock lasts as long as its connection, so a server that dies releases it. It takes up the connection until
 * the work is done, so it is only for the start.
 */
async function withLock<T>(pool: pg.Pool, lock: number, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let mayHold = true;
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock]);
      mayHold = false;
    }
  } finally {
    client.release(mayHold);
  }
}
