import assert from 'node:assert/strict';
import { watch } from 'node:fs/promises';
import { test } from 'node:test';
import { openPglite } from '../../../demo/server/db/pglite.js';
import { visitors } from '../../../demo/server/visitors/schema.js';
import { RunningServer } from './running-server.js';
import { temporaryFolder } from './temporary-folder.js';
import { succeeds } from './test-app.js';

/** Starts a server on the folder and looks that it has every car. */
async function startWhole(DATA_DIR: string): Promise<{ server: RunningServer; address: string }> {
  const server = new RunningServer({ DATA_DIR });
  const address = await server.address();
  const data = await succeeds(fetch(`${address}/v3/pc/goods/list?pageSize=1`));
  // Of the 2,000 cars, one is in an order of the seeds.
  assert.match(JSON.stringify(data), /"total":1999/);
  return { server, address };
}

test('a server that is killed while it makes its database makes it at the next start', async () => {
  const DATA_DIR = temporaryFolder();
  const changes = watch(DATA_DIR);
  const server = new RunningServer({ DATA_DIR });
  for await (const { filename } of changes) if (filename === 'postgres') break;
  server.signal('SIGKILL');
  assert.equal((await server.ended).stdout, '');
  await startWhole(DATA_DIR);
});

test('a server that is killed while it fills its database fills it later, and keeps what it answers', async () => {
  const DATA_DIR = temporaryFolder();
  const filling = new RunningServer({ DATA_DIR });
  await filling.says('stderr', /"preparing the database"/);
  filling.signal('SIGKILL');
  assert.equal((await filling.ended).stdout, '');

  const { server, address } = await startWhole(DATA_DIR);
  const visitor = await succeeds(fetch(`${address}/v3/pc/user/getUserUUID`));
  server.signal('SIGKILL');
  await server.ended;
  const database = await openPglite(DATA_DIR);
  const kept = await database.db.select({ uuid: visitors.uuid }).from(visitors);
  await database.close();
  assert.deepEqual(kept, [visitor]);
});
