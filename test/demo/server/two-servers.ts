import type { TestContext } from 'node:test';
import type { Db } from '../../../demo/server/db/database.js';
import { openPostgres } from '../../../demo/server/db/postgres.js';
import { createFilledPostgres, silent } from './each-database.js';
import { RunningServer } from './running-server.js';
import { temporaryFolder } from './temporary-folder.js';

/**
 * Starts two server processes over one filled database of a Postgres server. They end with the test.
 * @param url the Postgres server
 * @param fill changes the database before the servers start
 * @returns the database with its address, and the servers with theirs
 */
export async function startTwoServers(
  t: TestContext,
  url: string,
  fill: (db: Db) => Promise<void> = async () => {},
) {
  const { address, drop } = await createFilledPostgres(url, 'whole');
  const database = await openPostgres(address, silent);
  await fill(database.db);
  const env = { DATABASE_URL: address, DEMO: '1', MAIL_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0' };
  const servers = [0, 1].map(() => new RunningServer({ ...env, DATA_DIR: temporaryFolder() }));
  // Even after a failure, leave nothing behind that would block other tests.
  t.after(async () => {
    for (const server of servers) server.signalAll('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    await database.close();
    await drop();
  });
  const places = await Promise.all(servers.map((server) => server.address()));
  return { address, db: database.db, servers, places };
}
