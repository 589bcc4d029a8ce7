// matrix: only
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { peakMb } from './processes.js';
import { RunningServer } from './running-server.js';
import { temporaryFolder } from './temporary-folder.js';

/** The most that a server takes, in MB, besides what its replies to shoppers need. */
const MAX_MB = 350;

/** Waits until another process of the server fills the database, and returns its id. */
async function fillingProcess(server: RunningServer): Promise<number> {
  await server.says('stderr', /"preparing the database"/);
  const [, id] = server.processIds();
  assert(id !== undefined, 'no other process fills the database');
  return id;
}

test('creates the database at the first start in another process, and uses no more memory than later', async () => {
  const server = new RunningServer({ DATA_DIR: join(temporaryFolder(), 'data') });
  await fillingProcess(server);
  const address = await server.address();
  assert.equal((await fetch(`${address}/categories`)).status, 200);
  const [id = 0, ...others] = server.processIds();
  assert.deepEqual(others, []);
  const peak = peakMb(id);
  assert(peak > 0 && peak < MAX_MB, `${peak} MB`);
});

// crash.node.test.ts starts again after that.
test('reports at the start that its database cannot be filled', async () => {
  const server = new RunningServer({ DATA_DIR: join(temporaryFolder(), 'data') });
  process.kill(await fillingProcess(server), 'SIGKILL');
  const { code, stdout, stderr } = await server.ended;
  assert.deepEqual({ code, stdout }, { code: 1, stdout: '' });
  assert.match(stderr, /^The database could not be filled: its process ended \(SIGKILL\)\.$/m);
});
