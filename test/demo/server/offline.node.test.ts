import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { filledFolder } from './filled-folder.js';
import { RunningServer } from './running-server.js';

/** The option that makes a process end as soon as it calls another machine. */
const onlyThisMachine = ['--import', pathToFileURL(resolve('test/tools/only-this-machine.mjs')).href];

const server = (args: readonly string[], env: Readonly<Record<string, string>>) =>
  new RunningServer(env, {
    program: process.execPath,
    args: [...onlyThisMachine, ...args],
    cwd: process.cwd(),
  });

test('starts over a filled database, renders pages, and stops without any other machine', async () => {
  const store = server(['demo/build/server/main.js'], {
    ...{ DATA_DIR: await filledFolder(), MAIL_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0' },
  });
  const address = await store.address();
  for (const path of ['/', '/m/', '/categories', '/dev/mail', '/docs/', '/builder/'])
    assert.equal((await fetch(address + path, { headers: { accept: 'text/html' } })).status, 200, path);
  store.signalAll('SIGINT');
  const { code, stderr } = await store.ended;
  assert.equal(code, 0, stderr);
});

test('ends a process that calls another machine', async () => {
  const caller = server(['--eval', "fetch('http://shop.example')"], {});
  const { code, stderr } = await caller.ended;
  assert.deepEqual({ code, stderr }, { code: 99, stderr: 'Called shop.example\n' });
});
