import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { ConnectionPool } from '../../../demo/server/db/connection-pool.js';
import type { Db } from '../../../demo/server/db/database.js';
import { openPostgres } from '../../../demo/server/db/postgres.js';
import { isUnavailable, Unavailable } from '../../../demo/server/db/unavailable.js';
import { silent } from './each-database.js';

const { TEST_DATABASE_URL: url = '' } = process.env;

if (url) describe('connections to Postgres', testConnections);
else test('connections to Postgres', (t) => t.skip('there is no TEST_DATABASE_URL'));

function testConnections() {
  let other: pg.Client;
  before(async () => {
    other = new pg.Client({ connectionString: url });
    await other.connect();
  });
  after(() => other.end());

  const end = (pid: number) => other.query('select pg_terminate_backend($1, 5000)', [pid]);
  const pidOf = async (db: Db) => {
    const [row] = await db.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as one`);
    return row?.pid ?? 0;
  };

  test('a connection that breaks between two statements fails only its transaction', async () => {
    const { db, close } = await openPostgres(url, silent);
    await assert.rejects(
      db.transaction(async (tx) => {
        await end(await pidOf(tx));
        await pidOf(tx);
      }),
      isUnavailable,
    );
    assert(await pidOf(db));
    await close();
  });

  test('a connection that breaks during a statement fails that statement as unavailable', async () => {
    const { db, close } = await openPostgres(url, silent);
    const failed = db.transaction(async (tx) => {
      const pid = await pidOf(tx);
      await Promise.all([tx.execute(sql`select pg_sleep(60)`), end(pid)]);
    });
    await assert.rejects(failed, isUnavailable);
    await close();
  });

  test('a broken listening connection is reopened, and reports that messages may be missing', async () => {
    const { listen, close } = await openPostgres(url, silent);
    const events: string[] = [];
    let resolveNext: () => void = () => {};
    const reaches = async (length: number) => {
      while (events.length < length)
        await new Promise<void>((resolve) => {
          resolveNext = resolve;
        });
    };
    const note = (text: string) => {
      events.push(text);
      resolveNext();
    };
    const stop = await listen('broken_connections', {
      notified: note,
      started: () => note('began'),
      lost: () => note('lost'),
    });
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where query = \'listen "broken_connections"\'',
    );
    await reaches(3);
    await other.query("notify broken_connections, 'news'");
    await reaches(4);
    assert.deepEqual(events, ['began', 'lost', 'began', 'news']);
    await stop();
    await close();
  });

  test('when the server stops, callers that wait for a connection are refused, and others finish', async () => {
    const pool = new ConnectionPool(url, 1, silent);
    const [first] = await Promise.all([pool.connect(), once(pool, 'connect')]);
    const waiting = [pool.query('select 1'), pool.connect()];
    const refused = Promise.all(waiting.map((each) => assert.rejects(each, Unavailable)));
    pool.clearQueue();
    await refused;
    assert.equal((await first.query('select 1 as one')).rows[0].one, 1);
    first.release();
    assert.equal((await pool.query('select 2 as two')).rows[0].two, 2);
    await pool.end();
  });
}
