import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { claimDataFolder } from '../../../demo/server/db/data-folder.js';
import { openPglite } from '../../../demo/server/db/pglite.js';
import { takeLock } from '../../../demo/server/db/process-lock.js';
import { filledFolder } from './filled-folder.js';
import { temporaryFolder } from './temporary-folder.js';

const RACERS = 6;
const ROUNDS = 8;

/** Starts processes that wait for the signal to race. */
async function racers(folder: string): Promise<ChildProcess[]> {
  const all = Array.from({ length: RACERS }, () =>
    fork(new URL('lock-racer.ts', import.meta.url), [folder], { execArgv: ['--import', 'tsx'] }),
  );
  for (const each of all) after(() => each.kill('SIGKILL'));
  await Promise.all(all.map((each) => once(each, 'message')));
  return all;
}

async function race(all: readonly ChildProcess[]): Promise<ChildProcess[]> {
  const messages = all.map((each) => once(each, 'message'));
  for (const each of all) each.send('go');
  const words = (await Promise.all(messages)).map(([word]) => word);
  return all.filter((_, index) => words[index] === 'taken');
}

test('one of several processes gets the folder, even after one was killed', async () => {
  const folder = temporaryFolder();
  let all = await racers(folder);
  for (let round = 0; round < ROUNDS && all.length > 1; round++) {
    const winners = await race(all);
    assert.equal(winners.length, 1, `round ${round}`);
    const [winner] = winners;
    assert.equal((await race(all.filter((each) => each !== winner))).length, 0, `round ${round}`);
    const gone = winner && once(winner, 'exit');
    winner?.kill('SIGKILL');
    await gone;
    all = all.filter((each) => each !== winner);
  }
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.endsWith('.sock')),
    [],
  );
});

test('the lock with the highest number counts, whatever older ones remain', async () => {
  const folder = temporaryFolder();
  const first = await takeLock(folder);
  assert('release' in first);
  await first.release();
  const second = await takeLock(folder);
  assert('release' in second);
  await second.release();
  const third = await takeLock(folder);
  assert('release' in third);
  rmSync(join(folder, 'lock.2'));
  writeFileSync(join(folder, 'lock.1'), '');
  assert.deepEqual(await takeLock(folder), { heldBy: process.pid });
  await third.release();
  const last = await takeLock(folder);
  assert('release' in last);
  await last.release();
});

test('locks a folder with a long name as well', async () => {
  const folder = join(temporaryFolder(), 'x'.repeat(120));
  mkdirSync(folder);
  const lock = await takeLock(folder);
  assert('release' in lock);
  assert.deepEqual(await takeLock(folder), { heldBy: process.pid });
  await lock.release();
});

test('makes a data folder readable only by its owner, including its existing files', async () => {
  const folder = await filledFolder('bare');
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'postgres'), 0o755);
  chmodSync(join(folder, 'postgres', 'PG_VERSION'), 0o644);
  const { release } = await claimDataFolder(folder);
  const modes = (name: string) => statSync(join(folder, name)).mode & 0o777;
  assert.deepEqual([modes('.'), modes('postgres'), modes('postgres/PG_VERSION')], [0o700, 0o700, 0o600]);
  await release();
  const made = join(temporaryFolder(), 'a', 'b');
  await (await claimDataFolder(made)).release();
  assert.equal(statSync(made).mode & 0o777, 0o700);
});

test('refuses a database that lost its marker, and leaves it unchanged', async () => {
  const folder = await filledFolder('bare');
  rmSync(join(folder, 'postgres', 'PG_VERSION'));
  await assert.rejects(openPglite(folder), { name: 'StartError', message: /it has no PG_VERSION/ });
  assert(existsSync(join(folder, 'postgres', 'base')));
  assert(!existsSync(join(folder, 'postgres', 'PG_VERSION')));
  // The failed start has released the folder.
  await (await claimDataFolder(folder)).release();
});

test('refuses a database with tables of another version', async () => {
  const folder = await filledFolder([]);
  const newer = await openPglite(folder);
  await newer.migrate();
  await newer.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-tomorrow', 4102444800000)`,
  );
  await assert.rejects(newer.migrate(), { name: 'StartError', message: /tables of another version/ });
  await newer.close();
});
