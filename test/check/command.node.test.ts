import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import manifest from '../../package.json' with { type: 'json' };
import { UsageError } from '../../src/check/command-line.js';
import { readCommandLine } from '../../src/check/options.js';
import { localServer, silence } from '../api/local-server.js';
import { freePort } from '../tools/free-port.mjs';
import { good, nameOf, reply } from './shop.js';

const COMMAND = 'dist/bin/storefront-widgets';

/** Runs the built command, and returns what it prints and its exit code. */
const run = (...words: readonly string[]): Promise<{ code: number | null; out: string; err: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [COMMAND, ...words], (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });

test('it runs as a command', () => {
  assert.match(readFileSync(COMMAND, 'utf8'), /^#!\/usr\/bin\/env node\n/);
  assert.equal(statSync(COMMAND).mode & 0o111, 0o111);
  assert.doesNotMatch(readFileSync(COMMAND, 'utf8'), /^import .* from '(?!node:)/m, 'all is bundled');
});

test('it exits with 0 if everything fits, and with 1 otherwise', async (t) => {
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

const SHOP = 'https://shop.example';

/** Command lines that can't be followed, and the first line of what is printed about each. */
const misuses: Readonly<Record<string, readonly [words: readonly string[], message: RegExp]>> = {
  'no command': [[], /^Which command\? Use check <api> or mock\.$/],
  'an unknown command': [['draw', SHOP], /^There is no command "draw"\. Use check <api> or mock\.$/],
  'no server': [['check'], /^Which server\? Give the base URL of its API\.$/],
  'one argument too many': [['check', SHOP, 's3cret'], /^One argument too many: check takes one URL\.$/],
  'two arguments too many': [['check', SHOP, 's3cret', 'b'], /^2 arguments too many: check takes one URL\.$/],
  'a file': [['check', 'file:///etc/passwd'], /^<api> must be a URL that begins with http/],
  'a script': [['check', 'javascript:alert(1)'], /^<api> must be a URL that begins with http/],
  'a path': [['check', '/v3'], /^<api> must be a URL that begins with http/],
  'a password in the URL': [
    ['check', 'https://me:pass@shop.example'],
    /^<api> must be a plain URL: .* no password/,
  ],
  'an unknown option': [['check', SHOP, '--tokn=s3cret'], /^There is no option --tokn\.$/],
  'an unknown short option': [['check', SHOP, '-x'], /^There is no option -x\.$/],
  'a token that no header can carry': [
    ['check', SHOP, '--token', 's3cret\n'],
    /^--token has characters that/,
  ],
  'an option in the place of a token': [['check', SHOP, '--token', '--json'], /^--token needs a value\.$/],
  'an option without its value': [['check', SHOP, '--origin'], /^--origin needs a value\.$/],
  'a value for an option without one': [['check', SHOP, '--json=s3cret'], /^--json takes no value\.$/],
  'an origin that is no URL': [['check', SHOP, '--origin', 'shop'], /^--origin must be a URL/],
  'a suggestion host that is no URL': [['check', SHOP, '--suggest', 'shop'], /^--suggest must be a URL/],
  'a widget that does not exist': [
    ['check', SHOP, '--for', 'car-search,s3cret'],
    /^--for must name widgets, separated by commas\. The widgets are account-menu, .*, sign-in\.$/,
  ],
  'a tag in the place of a widget’s name': [
    ['check', SHOP, '--for=storefront-footer'],
    /^--for must name widgets/,
  ],
  'no widget': [['check', SHOP, '--for='], /^--for must name widgets/],
  'a timeout that is no number': [
    ['check', SHOP, '--timeout', 'soon'],
    /^--timeout must be a whole number .* from 1 to/,
  ],
  'a timeout below zero': [
    ['check', SHOP, '--timeout', '-1'],
    /^--timeout must be a whole number .* from 1 to/,
  ],
  'a language that does not exist': [
    ['check', SHOP, '--lang', 'xx'],
    /^--lang must be a language: en, ru, ar, fr, or/,
  ],
  'a text that is no language': [
    ['check', SHOP, '--lang', 'e!'],
    /^--lang must be a language: en, ru, ar, fr, or/,
  ],
};

for (const [name, [words, message]] of Object.entries(misuses))
  test(`it refuses ${name}`, () => {
    assert.throws(() => readCommandLine(words), { constructor: UsageError, message });
    assert.throws(
      () => readCommandLine(words),
      ({ message }: Error) => !/s3cret|pass@/.test(message),
    );
  });

test('wrong arguments print the usage and exit with 2', async () => {
  const { code, out, err } = await run('check', SHOP, '--timeout', '-1');
  assert.deepEqual([code, out], [2, '']);
  assert.match(err, /^--timeout must [^\n]+\n\nUsage: [^\n]+\nMore: storefront-widgets --help\n$/);
});

for (const [words, printed] of [
  [['-h'], /^Usage: [\s\S]*-h, --help/],
  [['check', '--help'], /^Usage: /],
  [['--version'], new RegExp(`^${manifest.version.replaceAll('.', '\\.')}\n$`)],
] as const)
  test(`it answers ${words.join(' ')}, and exits with 0`, async () => {
    const { code, out, err } = await run(...words);
    assert.deepEqual([code, err], [0, '']);
    assert.match(out, printed);
  });

test('reports in one line that no server responds', async () => {
  const api = `http://127.0.0.1:${await freePort()}/v3`;
  const { code, out, err } = await run('check', api);
  assert.deepEqual([code, err], [1, '']);
  assert.equal(out, `No server answers at ${api} (ECONNREFUSED). Is it running, and is the address right?\n`);
});

test('shows its progress while it waits, and reports in one line that the server hangs', async (t) => {
  const { origin } = await localServer(t, silence);
  const { code, out, err } = await run('check', `${origin}/v3`, '--timeout', '500');
  assert.equal(code, 1);
  assert.equal(out, `${origin}/v3 does not answer: nothing came within 500 ms.\n`);
  assert.match(err, /^(Waiting for the server: 0 of 13 calls tried\.\n)+$/);
});

test('widgets can be named in one list or one by one', () => {
  const options = readCommandLine(['check', SHOP, '--for', 'car-search, footer', '--for=drawer']);
  assert.deepEqual(typeof options === 'object' && options.widgets, ['car-search', 'footer', 'drawer']);
});

test('a request times out after 15 seconds, and so does a silent server', () => {
  const options = readCommandLine(['check', SHOP]);
  assert.equal(typeof options === 'object' && options.timeout, 15_000);
});

test('languages other than the widgets’ own can be requested', () => {
  const options = readCommandLine(['check', SHOP, '--lang', 'pt-BR']);
  assert.equal(typeof options === 'object' && options.lang, 'pt-BR');
});
