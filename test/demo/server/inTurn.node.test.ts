import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../demo/server/db/database.js';
import { openFilledPglite } from './filled-database.js';

const TRANSACTIONS = 20;

let database: Database;
before(async () => {
  database = await openFilledPglite('bare');
});
after(() => database.close());

/** Runs a transaction of several statements, and calls `ended` when it is done. */
const work = (ended: () => void): Promise<void> =>
  database.db
    .transaction(async (tx) => {
      for (let statement = 0; statement < 5; statement++) await tx.execute(sql`select ${statement}::int`);
    })
    .then(ended);

test('lets Node do other work between two transactions of the embedded database', async () => {
  let ended = 0;
  const all = Promise.all(Array.from({ length: TRANSACTIONS }, () => work(() => ended++)));
  const counts = new Set<number>();
  while (ended < TRANSACTIONS) {
    counts.add(ended);
    await setImmediate();
  }
  await all;
  // Not every end can be seen, because one transaction may end in the same turn in which the next one begins.
  assert.ok(counts.size >= TRANSACTIONS / 2, `only after ${[...counts].join(', ')}`);
});

test('lets a reader wait for at most one transaction', async () => {
  let ended = 0;
  const all = Promise.all(Array.from({ length: TRANSACTIONS }, () => work(() => ended++)));
  await setImmediate();
  const before = ended;
  await database.db.execute(sql`select 1`);
  assert.ok(ended - before <= 1, `waited for ${ended - before}`);
  await all;
});
