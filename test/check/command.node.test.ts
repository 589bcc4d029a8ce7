import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { localServer } from '../api/local-server.js';
import { good, nameOf, reply } from './shop.js';

const COMMAND = 'dist/bin/storefront-widgets';

/** Runs the built command, and returns what it prints and its exit code. */
const run = (...words: readonly string[]): Promise<{ code: number | null; out: string; err: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [COMMAND, ...words], (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });

test('it is a command by itself', () => {
  assert.match(readFileSync(COMMAND, 'utf8'), /^#!\/usr\/bin\/env node\n/);
  assert.equal(statSync(COMMAND).mode & 0o111, 0o111);
  assert.doesNotMatch(readFileSync(COMMAND, 'utf8'), /^import .* from '(?!node:)/m, 'all is bundled');
});

test('it exits with 0 where all fits, with 1 where something does not', async (t) => {
  const right = await localServer(t, good);
  const fits = await run('check', `${right.origin}/v3`);
  assert.deepEqual([fits.code, fits.err], [0, ''], fits.out);
  const wrong = await localServer(t, reply(500, 'no'));
  const fails = await run('check', `${wrong.origin}/v3`);
  assert.deepEqual([fails.code, fails.err], [1, '']);
  assert.match(fails.out, /navbar +DOES NOT FIT\n +status: The status is 500/);
});

test('it prints JSON for machines', async (t) => {
  const { origin } = await localServer(t, reply(500, 'no'));
  const { code, out } = await run('check', `${origin}/v3`, '--json');
  const printed: { fits: boolean; calls: { call: string }[] } = JSON.parse(out);
  assert.deepEqual([code, printed.fits, printed.calls[1]?.call], [1, false, 'carFacets']);
});

test('it never prints the token, not even one that a server sends back', async (t) => {
  const token = 'se"cr\\et';
  const { origin } = await localServer(t, (response, count, request) => {
    const isIndex = nameOf(request) === 'otherLoginSwitch' && request.method === 'GET';
    (isIndex ? reply(200, { code: 200, data: { pc_switch: token } }) : good)(response, count, request);
  });
  for (const words of [[], ['--json']]) {
    const { code, out, err } = await run('check', `${origin}/v3`, '--token', token, ...words);
    assert.equal(code, 1);
    assert.match(out, /\(token\)/);
    assert.doesNotMatch(out + err, /se\\*"?cr|cr\\*et/);
  }
});

for (const [name, words] of Object.entries({
  'no command': [],
  'another command': ['draw', 'https://shop.example/v3'],
  'no server': ['check'],
  'two servers': ['check', 'https://a.example', 'https://b.example'],
  'a file': ['check', 'file:///etc/passwd'],
  'a script': ['check', 'javascript:alert(1)'],
  'a path': ['check', '/v3'],
  'a password in the URL': ['check', 'https://me:pass@shop.example'],
  'an option that there is not': ['check', 'https://shop.example', '--tokn=s3cret'],
  'a token that no header can carry': ['check', 'https://shop.example', '--token', 's3cret\n'],
  'a suggestion host that is no URL': ['check', 'https://shop.example', '--suggest', 'shop'],
  'a timeout that is no number': ['check', 'https://shop.example', '--timeout', 'soon'],
}))
  test(`it refuses ${name}`, async () => {
    const { code, out, err } = await run(...words);
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, /^[^\n]+\n\nUsage: /);
    assert.doesNotMatch(err, /s3cret|pass@/);
  });

test('it tells its usage to whoever asks', async () => {
  const { code, out } = await run('--help');
  assert.equal(code, 0);
  assert.match(out, /^Usage: /);
});
