// matrix: only
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openPglite } from '../../../demo/server/db/pglite.js';
import { visitors } from '../../../demo/server/visitors/schema.js';
import { RunningServer } from './running-server.js';
import { temporaryFolder } from './temporary-folder.js';
import { succeeds } from './test-app.js';

/** Waits until a folder contains something with this name. */
async function appears(folder: string, name: string): Promise<void> {
  const watcher = watch(folder);
  while (!existsSync(join(folder, name))) await once(watcher, 'change');
  watcher.close();
}

test('completes its database at the next start after it was killed while creating or filling it', async () => {
  const parent = temporaryFolder();
  const DATA_DIR = join(parent, 'data');
  const making = new RunningServer({ DATA_DIR });
  await appears(parent, 'data');
  await appears(DATA_DIR, 'postgres');
  making.signal('SIGKILL');
  assert.equal((await making.ended).stdout, '');

  const filling = new RunningServer({ DATA_DIR });
  await filling.says('stderr', /"preparing the database"/);
  filling.signal('SIGKILL');
  assert.equal((await filling.ended).stdout, '');

  const server = new RunningServer({ DATA_DIR });
  const address = await server.address();
  const data = await succeeds(fetch(`${address}/v3/pc/goods/list?pageSize=1`));
  // One of the 2,000 cars is in a seeded order.
  assert.match(JSON.stringify(data), /"total":1999/);
  const visitor = await succeeds(fetch(`${address}/v3/pc/user/getUserUUID`));
  server.signal('SIGKILL');
  assert.equal((await server.ended).stdout, `Storefront ready at ${address}\n`);
  const database = await openPglite(DATA_DIR);
  const stored = await database.db.select({ uuid: visitors.uuid }).from(visitors);
  await database.close();
  assert.deepEqual(stored, [visitor]);
});
