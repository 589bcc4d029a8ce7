import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { readSettings } from '../../../demo/server/config.js';
import { openPostgres } from '../../../demo/server/db/postgres.js';
import { startServer } from '../../../demo/server/start-server.js';
import { createFilledPostgres, silent } from './each-database.js';
import { filledFolder } from './filled-folder.js';
import { type Ended, RunningServer } from './running-server.js';
import { temporaryFolder } from './temporary-folder.js';
import { succeeds } from './test-app.js';

/** A data folder as it is after a first start, which crash.node.test.ts covers. */
let DATA_DIR: string;
before(async () => {
  DATA_DIR = await filledFolder();
});

/** Begins a request with an incomplete body. Resolves once the server has received it. */
async function beginRequest(address: string) {
  const begun = request(`${address}/v3/common/getConfig`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '15',
      expect: '100-continue',
    },
  });
  begun.flushHeaders();
  await once(begun, 'continue');
  begun.write('key=THEME');
  return begun;
}

// The Ctrl-C test below checks the same stop.
test('prints only the address at a start, and finishes the request under way at a stop', {
  skip: process.env.MATRIX ? false : 'runs in the matrix',
}, async () => {
  const server = new RunningServer({ DATA_DIR });
  const address = await server.address();
  const slow = await beginRequest(address);
  server.signal('SIGTERM');
  await server.says('stderr', /"stopping"/);
  const answered = once(slow, 'response');
  slow.end('_COLOR');
  const [response] = await answered;
  assert.equal(response.statusCode, 200);
  response.resume();
  const { code, stdout } = await server.ended;
  assert.deepEqual({ code, stdout }, { code: 0, stdout: `Storefront ready at ${address}\n` });
});

test('finds its data at a second start, and takes a Ctrl-C that arrives twice, from the terminal and from npm, as one', async () => {
  const server = new RunningServer({ DATA_DIR });
  const address = await server.address();
  const data = await succeeds(fetch(`${address}/v3/pc/goods/list?pageSize=1`));
  // One of the 2,000 cars is in a seeded order.
  assert.match(JSON.stringify(data), /"total":1999/);
  const second = new RunningServer({ DATA_DIR });
  assert.match((await second.ended).stderr, /is in use by another server \(process \d+\)\n$/);
  const slow = await beginRequest(address);
  server.signal('SIGINT');
  await server.says('stderr', /"stopping"/);
  server.signal('SIGINT');
  const answered = once(slow, 'response');
  slow.end('_COLOR');
  const [response] = await answered;
  assert.equal(response.statusCode, 200);
  response.resume();
  const { code, stdout } = await server.ended;
  assert.deepEqual({ code, stdout }, { code: 0, stdout: `Storefront ready at ${address}\n` });
});

const { TEST_DATABASE_URL: url } = process.env;

test('finishes the request under way at a Ctrl-C in the terminal of several processes', {
  skip: url ? false : 'there is no TEST_DATABASE_URL',
}, async (t) => {
  const { address: DATABASE_URL, drop } = await createFilledPostgres(url ?? '', 'whole');
  const server = new RunningServer({
    ...{ DATABASE_URL, DATA_DIR: temporaryFolder(), DEMO: '1', WORKERS: '2' },
    ...{ MAIL_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0' },
  });
  t.after(async () => {
    server.signalAll('SIGKILL');
    await server.ended;
    await drop();
  });
  const slow = await beginRequest(await server.address());
  const answered = once(slow, 'response');
  server.signalAll('SIGINT');
  // The first process, which gets it too, sends its workers a SIGTERM in the meantime.
  await wait(300);
  slow.end('_COLOR');
  const [response] = await answered;
  assert.equal(response.statusCode, 200);
  response.resume();
  assert.equal((await server.ended).code, 0);
});

test('ends at once at a second signal', async () => {
  const server = new RunningServer({ DATA_DIR });
  const open = await beginRequest(await server.address());
  open.on('error', () => {});
  server.signal('SIGTERM');
  await server.says('stderr', /"stopping"/);
  server.signal('SIGINT');
  assert.equal((await server.ended).code, 1);
});

test('names a port that is taken', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  assert(typeof address === 'object' && address !== null);
  const messageFor = (name: string) =>
    `Port ${address.port} is taken. Stop the program that uses it, or set ${name} to another port.`;
  const PORT = String(address.port);
  const ended: Ended = await new RunningServer({ DATA_DIR, PORT }).ended;
  assert.deepEqual(ended, { code: 1, stdout: '', stderr: `${messageFor('PORT')}\n` });
  const free = Object.fromEntries(
    ['PORT', 'PARTNER_PORT', 'OIDC_PORT', 'SUGGEST_PORT', 'PAYMENT_PORT', 'MAIL_PORT'].map((name) => [
      name,
      '0',
    ]),
  );
  for (const name of ['PARTNER_PORT', 'MAIL_PORT'])
    await assert.rejects(startServer(readSettings({ ...free, DATA_DIR, [name]: PORT }), silent), {
      name: 'StartError',
      message: messageFor(name),
    });
  other.close();
});

test('names a data folder that cannot be written', async () => {
  const file = join(temporaryFolder({ file: '' }), 'file');
  const { code, stderr } = await new RunningServer({ DATA_DIR: file }).ended;
  assert.equal(code, 1);
  assert(stderr.startsWith(`DATA_DIR ${file} is not a writable folder: `), stderr);
});

test('waits for a silent database up to the limit, and names it without its password', async () => {
  const DATABASE_URL = 'postgres://shop:secret@127.0.0.1:1/shop';
  const { code, stderr } = await new RunningServer({ DATABASE_URL, DATABASE_WAIT: '1', DEMO: '1' }).ended;
  assert.equal(code, 1);
  const [waits, ends] = stderr.split(/\n(?=Cannot)/);
  assert.match(waits ?? '', /^\{[^\n]+"waitS":1,"msg":"the database is away: the start waits for it"\}$/);
  assert.match(
    ends ?? '',
    /^Cannot reach the database of DATABASE_URL \(127\.0\.0\.1:1\/shop\): .*ECONNREFUSED/,
  );
  assert(!stderr.includes('secret'));
});

test('names a wrong PORT or DATABASE_URL', async () => {
  assert.match((await new RunningServer({ PORT: 'http' }).ended).stderr, /^PORT must be a whole number/);
  await assert.rejects(openPostgres('shop', silent), {
    name: 'StartError',
    message: /^DATABASE_URL must look like/,
  });
});
