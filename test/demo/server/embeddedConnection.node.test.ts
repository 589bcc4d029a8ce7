import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../demo/server/db/database.js';
import { param, prepared } from '../../../demo/server/db/prepared.js';
import { stores } from '../../../demo/server/stores/schema.js';
import { CATALOG } from './catalog.js';
import { openFilledPglite } from './filled-database.js';

let database: Database;
before(async () => {
  database = await openFilledPglite(CATALOG);
});
after(() => database.close());

const storeOf = prepared((db) =>
  db
    .select({ name: stores.name })
    .from(stores)
    .where(eq(stores.storeId, param('storeId', stores.storeId)))
    .prepare('store_of_test'),
);

const find = (db: Db) => storeOf(db).execute({ storeId: 1 });

async function rowsOf(text: ReturnType<typeof sql>): Promise<unknown[]> {
  const { rows } = (await database.db.execute(text)) as unknown as { readonly rows: unknown[] }; // of either driver
  return rows;
}

const preparedTimes = async () =>
  (await rowsOf(sql`select 1 from pg_prepared_statements where statement like '%from "stores"%'`)).length;

test('parses a statement once, whichever transaction sends it', async () => {
  await database.db.transaction(find);
  await database.db.transaction(find);
  await find(database.db);
  assert.equal(await preparedTimes(), 1);
  const counts = await rowsOf(
    sql`select generic_plans + custom_plans as count from pg_prepared_statements where statement like '%from "stores"%'`,
  );
  assert.deepEqual(counts, [{ count: '3' }]);
});

test('keeps prepared statements and notifications after a statement that fails', async () => {
  const messages: string[] = [];
  let next = () => {};
  const stop = await database.listen('test_channel', {
    notified: (message) => {
      messages.push(message);
      next();
    },
    started: () => {},
    lost: () => {},
  });
  const before = await find(database.db);
  await assert.rejects(database.db.execute(sql`select 1 / ${0}::int`));
  await assert.rejects(database.db.transaction((tx) => tx.execute(sql`select 1 / ${0}::int`)));
  assert.deepEqual(await find(database.db), before);
  assert.deepEqual(await database.db.transaction(find), before);
  const arrived = new Promise<void>((resolve) => {
    next = resolve;
  });
  await database.db.execute(sql`select pg_notify('test_channel', ${'hello'})`);
  await arrived;
  assert.deepEqual(messages, ['hello']);
  await stop();
});
