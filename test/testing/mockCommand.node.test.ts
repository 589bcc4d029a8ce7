import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { check } from '../../src/check/check.js';
import { UsageError } from '../../src/check/command-line.js';
import { readMockLine } from '../../src/check/mock-options.js';
import { readCommandLine } from '../../src/check/options.js';
import { fitsAll } from '../../src/check/report.js';

const COMMAND = 'dist/bin/storefront-widgets';

/** Starts the built command on a free port. Returns what it prints first, its API, and its process. */
async function start(t: TestContext, ...words: readonly string[]) {
  const child = spawn(process.execPath, [COMMAND, 'mock', '--port', '0', ...words]);
  t.after(() => child.kill('SIGKILL'));
  const [printed] = await once(child.stdout.setEncoding('utf8'), 'data');
  const [api = ''] = /http:\/\/localhost:\d+\/v3/.exec(String(printed)) ?? [];
  return { printed: String(printed), api, child };
}

const exitOf = async (child: ChildProcess): Promise<unknown> =>
  child.exitCode ?? (await once(child, 'exit'))[0];

test('it serves a shop that follows the contract, also for signed-in shoppers', async (t) => {
  const { api, printed } = await start(t);
  assert.match(printed, new RegExp(`data-api="${api}" data-site="${new URL(api).origin}"`));
  const body = new URLSearchParams({ email: 'demo@example.com', password: 'demo123' });
  const reply = await (await fetch(`${api}/pc/login`, { method: 'POST', body })).json();
  const options = readCommandLine(['check', api, '--token', reply.data.token]);
  assert.ok(typeof options === 'object');
  const report = await check(options, () => {});
  assert.ok(fitsAll(report), JSON.stringify(report));
});

test('it serves the files that its page loads, to pages of any origin, and no others of the package', async (t) => {
  const { api, printed } = await start(t);
  const addresses = [...printed.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);
  assert.deepEqual(
    addresses,
    ['storefront.css', 'storefront.js'].map((name) => new URL(`/dist/${name}`, api).href),
  );
  for (const address of addresses) {
    const reply = await fetch(address);
    assert.equal(await reply.text(), readFileSync(`.${new URL(address).pathname}`, 'utf8'));
    assert.equal(reply.headers.get('access-control-allow-origin'), '*');
    assert.match(reply.headers.get('content-type') ?? '', /^text\/(css|javascript)$/);
  }
  for (const path of [
    '/dist/none.js',
    '/dist/..%2fpackage.json',
    '/dist//etc/x.json',
    '/dist/bin/storefront-widgets',
  ])
    assert.equal((await fetch(new URL(path, api))).status, 404, path);
});

test('it accepts data, faults, delays, and a language', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'shop.json');
  writeFileSync(file, JSON.stringify({ theme_color: '#123456' }));
  const { api } = await start(
    t,
    '--data',
    file,
    '--fail',
    'carIndex=503',
    '--fail',
    'navbar=html',
    '--lang',
    'ar',
  );
  const color = await (await fetch(`${api}/common/getConfig`, { method: 'POST' })).json();
  assert.equal(color.data.value, '#123456');
  assert.equal((await fetch(`${api}/pc/car/indexV2`)).status, 503);
  assert.match(await (await fetch(`${api}/pc/navbar`)).text(), /^<!doctype/);
  const departments = await (await fetch(`${api}/pc/shopCategory`)).json();
  assert.equal(departments.data[0].cat_name, 'السيارات');
});

test('Ctrl-C ends it, even while a call hangs', async (t) => {
  const { api, child } = await start(t, '--fail', 'carIndex=hang');
  const hangs = fetch(`${api}/pc/car/indexV2`).catch(() => 'broken off');
  await fetch(`${api}/pc/navbar`);
  child.kill('SIGINT');
  assert.equal(await exitOf(child), 0);
  assert.equal(await hangs, 'broken off');
});

test('it prints one line if its port is taken', async (t) => {
  const other = createServer().listen(0, 'localhost');
  t.after(() => other.close());
  await once(other, 'listening');
  const address = other.address();
  assert.ok(typeof address === 'object' && address);
  const child = spawn(process.execPath, [COMMAND, 'mock', '--port', String(address.port)]);
  const [said] = await once(child.stderr.setEncoding('utf8'), 'data');
  assert.match(
    String(said),
    /^Port \d+ can't be used \(EADDRINUSE\)\. Choose another one with --port\.\n\nUsage: storefront-widgets mock/,
  );
  assert.equal(await exitOf(child), 2);
});

test('mock --help lists the options', async () => {
  const child = spawn(process.execPath, [COMMAND, 'mock', '--help']);
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
  assert.match(String(said), /^Usage: storefront-widgets mock[\s\S]*--fail/);
  assert.equal(await exitOf(child), 0);
});

/** Command lines that can't be followed, and what is said about each. */
const misuses: Readonly<Record<string, readonly [words: readonly string[], message: RegExp]>> = {
  'an argument': [
    ['https://shop.example'],
    /^Unexpected "https:\/\/shop.example": mock takes only options\.$/,
  ],
  'an unknown option': [['--prot', '1'], /^There is no option --prot\.$/],
  'a port that is no number': [['--port', 'x'], /^--port must be a whole number, from 0 to 65535\.$/],
  'a port that does not exist': [['--port', '70000'], /^--port must be a whole number, from 0 to 65535\.$/],
  'a delay below zero': [['--delay', '-1'], /^--delay must be a whole number of milliseconds, from 0/],
  'a fault without a call': [['--fail', '500'], /^--fail "500" must be a call and a fault: carIndex=500\.$/],
  'an unknown call': [['--fail', 'cars=500'], /^There is no call "cars": /],
  'an unknown fault': [['--fail', 'carIndex=slow'], /^"slow" is no fault: /],
  'a language that does not exist': [['--lang', 'xx'], /^--lang must be a language/],
  'a file that does not exist': [['--data', 'no.json'], /^--data no\.json: ENOENT/],
  'a file that is no JSON': [['--data', 'README.md'], /^--data README\.md: Unexpected token/],
  'data that does not fit': [['--data', 'package.json'], /^data\.name: Expected a value of type `never`/],
};

for (const [name, [words, message]] of Object.entries(misuses))
  test(`it refuses ${name}`, () => {
    assert.throws(() => readMockLine(words), { constructor: UsageError, message });
  });
