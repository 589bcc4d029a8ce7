// matrix: only
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FOLDERS } from '../../../demo/server/config.js';
import { visitorOf } from '../../../demo/server/http/visitor-address.js';
import { wordsOf } from '../../../demo/server/search/words.js';
import { temporaryFolder } from './temporary-folder.js';
import { post, testApp } from './test-app.js';

/** An app without pages, because rendering them costs more than reading the input. */
const folder = temporaryFolder({ 'storefront.js': 'x'.repeat(9) });
const app = testApp(undefined, { folders: { ...FOLDERS, dist: folder, host: folder, mobile: folder } });

/** Four times this is about the most that is read of a body (64 kB), and four times what Node accepts in headers. */
const SIZE = 15_000;
const ROUNDS = 7;

/** The server reads this cookie only for phones. */
const PHONE = { 'sec-ch-ua-mobile': '?1' };

/** The kinds of input, each with about `size` characters. */
const INPUTS: Readonly<Record<string, (size: number) => unknown>> = {
  'a form of many names': (size) => config(fill(size, (n) => `n${n}=1&`)),
  'a form of one name many times': (size) => config(fill(size, () => 'key=1&')),
  'a form of escapes': (size) => config(`key=${'%'.repeat(size)}`),
  'JSON of many names': (size) => json(`{${fill(size, (n) => `"n${n}":1,`)}"key":1}`),
  'JSON of a long list': (size) => json(`{"key":[${fill(size, () => '1,')}1]}`),
  'JSON in JSON': (size) => json(`${'['.repeat(size / 2)}${']'.repeat(size / 2)}`),
  'a query of many names': (size) => get(`/v3/pc/search/suggest?${fill(size, (n) => `n${n}=1&`)}`),
  'a query of one name many times': (size) => get(`/v3/pc/search/suggest?${fill(size, () => 'uuid=1&')}`),
  'words to search for': (size) =>
    get(`/v3/pc/search/suggest?uuid=u&keywords=${fill(size, (n) => `w${n}+`)}`),
  'words of goods': (size) => wordsOf(fill(size, (n) => `w${n} `)),
  'a long path': (size) => get(`/v3/${fill(size, () => 'a/')}`),
  'a path of dots': (size) => get(`/dist/${fill(size, () => './')}x`),
  cookies: (size) => get('/categories', { ...PHONE, cookie: fill(size, (n) => `c${n}=1; `) }),
  'a cookie of spaces': (size) => get('/categories', { ...PHONE, cookie: `a${' '.repeat(size)}b=1` }),
  'a language': (size) => get('/v3/nope', { lang: fill(size, () => 'en,') }),
  'preferred languages': (size) => get('/categories', { 'accept-language': fill(size, () => 'en;q=1,') }),
  'accepted encodings': (size) =>
    get('/dist/storefront.js', { 'accept-encoding': fill(size, () => 'br;q=0,') }),
  'accepted types': (size) => get('/nothing', { accept: fill(size, () => 'text/html;q=1,') }),
  'ETags of cached files': (size) =>
    get('/dist/storefront.js', { 'if-none-match': fill(size, () => '"x", ') }),
  'a range': (size) => get('/dist/storefront.js', { range: `bytes=${fill(size, () => '0-1,')}` }),
  'a user agent': (size) => get('/categories', { 'user-agent': fill(size, () => 'Android ') }),
  'forwarding proxies': (size) =>
    visitorOf(
      '10.0.0.1',
      fill(size, () => '10.0.0.1, '),
      20,
    ),
  'a type of body': (size) => post(app, '/v3/common/getConfig', 'x', `a/b${fill(size, () => ';c=d')}`),
  'a signature': (size) =>
    app.request('/v3/pc/payment/webhook', {
      method: 'POST',
      body: '{}',
      headers: { 'stripe-signature': `t=1,${fill(size, () => 'v1=ab,')}` },
    }),
  'a token': (size) => get('/v3/nope', { token: 'a'.repeat(size) }),
};

function fill(size: number, part: (n: number) => string): string {
  let text = '';
  for (let n = 0; text.length < size; n++) text += part(n);
  return text;
}

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const config = (body: string) => post(app, '/v3/common/getConfig', body);
const json = (body: string) => post(app, '/v3/common/getConfig', body, 'application/json');

async function cost(parse: (size: number) => unknown, size: number): Promise<number> {
  const { user, system } = process.cpuUsage();
  await parse(size);
  const after = process.cpuUsage();
  return after.user + after.system - user - system;
}

for (const [name, parse] of Object.entries(INPUTS)) {
  test(`${name}: takes at most about four times as long for four times the input`, async () => {
    // Take the minimum of several rounds, because other work on the machine only adds time.
    const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, size] of [SIZE, 4 * SIZE].entries())
        least[index] = Math.min(least[index] ?? 0, await cost(parse, size));
    }
    const [once = 0, fourTimes = 0] = least;
    // Quadratic cost would be 16 times as much. A millisecond covers the clock's error and a request's fixed cost.
    assert(fourTimes < 9 * Math.max(once, 1_000), `${once} µs, then ${fourTimes} µs`);
  });
}
