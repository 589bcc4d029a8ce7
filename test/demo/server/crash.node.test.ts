import assert from 'node:assert/strict';
import { watch } from 'node:fs/promises';
import { test } from 'node:test';
import { openPglite } from '../../../demo/server/db/pglite.js';
import { visitors } from '../../../demo/server/visitors/schema.js';
import { RunningServer } from './running-server.js';
import { temporaryFolder } from './temporary-folder.js';
import { succeeds } from './test-app.js';

test('a server that is killed while it makes its database, and again while it fills it, makes it whole at the next start, and keeps what it answers', async () => {
  const DATA_DIR = temporaryFolder();
  const changes = watch(DATA_DIR);
  const making = new RunningServer({ DATA_DIR });
  for await (const { filename } of changes) if (filename === 'postgres') break;
  making.signal('SIGKILL');
  assert.equal((await making.ended).stdout, '');

  const filling = new RunningServer({ DATA_DIR });
  await filling.says('stderr', /"preparing the database"/);
  filling.signal('SIGKILL');
  assert.equal((await filling.ended).stdout, '');

  const server = new RunningServer({ DATA_DIR });
  const address = await server.address();
  const data = await succeeds(fetch(`${address}/v3/pc/goods/list?pageSize=1`));
  // Of the 2,000 cars, one is in an order of the seeds.
  assert.match(JSON.stringify(data), /"total":1999/);
  const visitor = await succeeds(fetch(`${address}/v3/pc/user/getUserUUID`));
  server.signal('SIGKILL');
  await server.ended;
  const database = await openPglite(DATA_DIR);
  const kept = await database.db.select({ uuid: visitors.uuid }).from(visitors);
  await database.close();
  assert.deepEqual(kept, [visitor]);
});
