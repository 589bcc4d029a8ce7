import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pLimit from 'p-limit';
import pg from 'pg';
import { reason, StartError } from '../start-error.js';
import { claimDataFolder } from './data-folder.js';
import type { Database } from './database.js';
import { MIGRATIONS, refuseUnknownMigrations } from './migrations.js';
import { overConnections } from './over-connections.js';
import { PgliteStream } from './pglite-stream.js';
import { refuseCleared, Unavailable } from './unavailable.js';

/** The Postgres extensions that the migrations create. Searches use them to find misspelled words. */
export const EXTENSIONS = { pg_trgm, fuzzystrmatch };

/** The Postgres default, 128 MB, is more than the whole shop contains, and is allocated at startup. */
const SHARED_BUFFERS = '16MB';

/** Turns of the event loop between two transactions. */
const TURNS = 4;

/** How many transactions may wait while the server stops. Each takes milliseconds. */
const FEW = 5;

const create = (dataDir?: string): Promise<PGlite> =>
  PGlite.create({
    ...(dataDir !== undefined && { dataDir }),
    extensions: EXTENSIONS,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });

/** Called when the database has crashed: it can't be used any longer, and may even loop forever if control returns. */
export type OnCrash = (error: unknown) => never;

const endProcess: OnCrash = (error) => {
  process.stderr.write(`The embedded database crashed: ${reason(error)}\n`);
  process.exit(1);
};

/** Opens the embedded Postgres in a folder, created if missing. With null, everything stays in memory. */
export async function openPglite(dataDir: string | null, onCrash: OnCrash = endProcess): Promise<Database> {
  if (dataDir === null) return wrap(await create(), onCrash);
  const folder = await claimDataFolder(dataDir);
  try {
    await folder.discardUnfinished();
    const database = wrap(await create(join(dataDir, 'postgres')), onCrash);
    await folder.markFinished();
    return {
      ...database,
      close: async () => {
        await database.close();
        await folder.release();
      },
    };
  } catch (error) {
    await folder.release();
    throw new StartError(
      `Cannot open the database in ${dataDir}: ${reason(error)}. Bring the folder back, or move it away to start anew.`,
    );
  }
}

/**
 * One connection does everything, and a transaction has it to itself. It's used like one to a Postgres server, because
 * PGlite itself would parse and plan each statement every time. Transactions wait for each other here rather than
 * at the connection, so a plain read waits for at most one of them. Between two of them, Node does its other work, such
 * as accepting connections, one in each turn of its event loop: PGlite answers within a single turn, which would last
 * until the end of all.
 */
export function wrap(client: PGlite, onCrash: OnCrash = endProcess): Database {
  watch(client, onCrash);
  const notifications = new EventEmitter();
  const pool = new OnlyConnection(client, ({ channel, payload }) =>
    notifications.emit(channel, payload ?? ''),
  );
  const db = overConnections(pool);
  const inTurn = pLimit({ concurrency: 1, rejectOnClear: true });
  let isClosing = false;
  const transaction: typeof db.transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    if (isClosing && inTurn.pendingCount >= FEW) throw new Unavailable('nobody waits any longer');
    return inTurn(async () => {
      for (let turn = 0; turn < TURNS; turn++) await setImmediate();
      return transaction(work, config);
    }).catch(refuseCleared);
  };
  return {
    db,
    // There is one process with one connection, so nobody else can be at work.
    alone: (work) => work(),
    listen: async (channel, { notified, started: began }) => {
      notifications.on(channel, notified);
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      began();
      return async () => {
        notifications.off(channel, notified);
        await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`);
      };
    },
    migrate: async () => {
      await refuseUnknownMigrations(db);
      await migrate(db, MIGRATIONS);
    },
    clearQueue: () => {
      isClosing = true;
      inTurn.clearQueue();
    },
    close: async () => {
      await pool.end();
      await client.close();
    },
  };
}

/** A pool with the one connection that PGlite has, which is there as long as PGlite. */
class OnlyConnection extends pg.Pool {
  constructor(pglite: PGlite, onNotification: (sent: pg.Notification) => void) {
    super({
      ...{ user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 },
      stream: () => new PgliteStream(pglite),
      onConnect: async (client) => {
        client.on('notification', onNotification);
        // A PGlite that was in use before still has the statements that were prepared then.
        await client.query('deallocate all');
      },
    });
    // After a statement that fails, the pool's own would connect anew, and prepare everything again.
    Object.defineProperty(this, 'query', {
      value: async (...statement: unknown[]): Promise<unknown> => {
        const client = await this.connect();
        try {
          return await Reflect.apply(client.query, client, statement);
        } finally {
          client.release();
        }
      },
    });
  }
}

/** The status with which Postgres leaves a statement that failed, to go on with the next one. */
const FAILED_STATEMENT = 100;

/**
 * Reports when the database crashes. PGlite swallows what its WebAssembly throws: a statement amid which it ran out of
 * memory or stack would seem to have no rows, and after a panic it would try the same thing again, forever.
 */
function watch(client: PGlite, onCrash: OnCrash): void {
  const module = client.Module;
  const run = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      return run();
    } catch (error) {
      const isFailedStatement =
        typeof error === 'object' && error !== null && 'status' in error && error.status === FAILED_STATEMENT;
      if (!isFailedStatement) onCrash(error);
      throw error;
    }
  };
}
