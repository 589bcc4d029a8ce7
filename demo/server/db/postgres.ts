import { createHash } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import { reason, StartError } from '../start-error.js';
import type { Database, OneAtATime } from './database.js';
import { listenTo } from './listen-to.js';
import { MIGRATIONS, refuseUnknownMigrations } from './migrations.js';
import { oneAtATime } from './one-at-a-time.js';
import { prepareStatements } from './prepared.js';

const CONNECT_TIMEOUT_MS = 5_000;

const DEFAULT_POOL = 10;

/** Connections for locks that are held during other work, separate from the connections that the work needs. */
const LOCK_CONNECTIONS = 4;

/** An arbitrary number that all servers of the shop agree on. */
const SETUP_LOCK = 4_173_001;

/** Connects to a Postgres server. Its errors never contain the password. */
export async function openPostgres(url: string, logger: Logger, most = DEFAULT_POOL): Promise<Database> {
  const address = readAddress(url);
  const open = (max: number) => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    // Without a listener, a connection that breaks while idle would end the process.
    pool.on('error', (error) => logger.warn({ reason: error.message }, 'an idle database connection broke'));
    return pool.on('connect', prepareStatements);
  };
  const pool = open(most);
  const locks = open(LOCK_CONNECTIONS);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`Cannot reach the database of DATABASE_URL (${address}): ${reason(error)}`);
  }
  const db = overConnections(pool);
  return {
    db,
    alone: (work) => withLock(pool, SETUP_LOCK, work),
    listen: listenTo(url, logger),
    oneAtATime: oneAtATimeBy(locks),
    migrate: async () => {
      await refuseUnknownMigrations(db);
      await migrate(db, MIGRATIONS);
    },
    close: async () => {
      await Promise.all([pool.end(), locks.end()]);
    },
  };
}

/** Uses one session per connection for all its transactions, so that each reuses the statements prepared earlier. */
function overConnections(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool);
  const sessions = new WeakMap<pg.PoolClient, NodePgDatabase>();
  const sessionOf = (client: pg.PoolClient): NodePgDatabase => {
    const known = sessions.get(client) ?? drizzle(client);
    sessions.set(client, known);
    return known;
  };
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await sessionOf(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

function readAddress(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/database');
  }
  return parsed.host + parsed.pathname;
}

/** Queues within this process first, so a frequent key takes only one connection, and uses a lock between processes. */
function oneAtATimeBy(pool: pg.Pool): OneAtATime {
  const here = oneAtATime();
  return (key, work) => here(key, () => withLock(pool, lockOf(key), work));
}

/** Returns 64 bits of the key's hash. Keys with the same bits wait for each other, which does no other harm. */
const lockOf = (key: string): string => createHash('sha256').update(key).digest().readBigInt64BE().toString();

/** An advisory lock lasts as long as its connection, so a server that dies releases it. */
async function withLock<T>(pool: pg.Pool, lock: number | string, work: () => Promise<T>): Promise<T> {
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
