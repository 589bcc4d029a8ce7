import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { Hono } from 'hono';
import { pino } from 'pino';
import { assert as assertStruct, integer, literal, object, string, type } from 'superstruct';
import { createApp } from '../../../demo/server/app.js';
import type { Db } from '../../../demo/server/db/database.js';
import { isUnavailable } from '../../../demo/server/db/unavailable.js';
import type { ApiEnv } from '../../../demo/server/http/api.js';
import { describeError, refuseErrors } from '../../../demo/server/http/errors.js';
import { anyText, readBody, requiredTexts } from '../../../demo/server/http/fields.js';
import { inTurn } from '../../../demo/server/http/guards.js';
import { findableWords, wordsOf } from '../../../demo/server/search/words.js';
import { silent } from './each-database.js';
import { DEFAULT_CONFIG, noDatabase, post, readEnvelope, refuses, testApp } from './test-app.js';

const app = testApp();

const RequestLine = type({
  method: literal('POST'),
  path: literal('/v3/nope'),
  status: literal(404),
  ms: integer(),
  requestId: string(),
});

test('answers an unknown call with HTTP 404 and an envelope that names it', async () => {
  for (const [method, path] of [
    ['GET', '/v3/nope'],
    ['GET', '/v3'],
    ['GET', '/v3/common/getConfig'],
    ['DELETE', '/v3/pc/goods/list'],
  ] as const) {
    const response = await app.request(path, { method });
    assert.equal(response.status, 404);
    const msg = `There is no call ${method} ${path}.`;
    assert.deepEqual(await readEnvelope(response), {
      code: 404,
      msg,
      data: null,
    });
  }
});

test('refuses a malformed body with a clear message', async () => {
  const json = (body: string) => refuses(post(app, '/v3/common/getConfig', body, 'application/json'), 400);
  for (const body of ['', '{', '{"key":', 'key=THEME_COLOR'])
    assert.equal(await json(body), 'The body is not valid JSON.');
  for (const body of ['[]', 'null', '"key"', '1'])
    assert.equal(await json(body), 'The body must be a JSON object.');
});

test('refuses a body of another type', async () => {
  const reply = post(app, '/v3/common/getConfig', '<key/>', 'text/xml');
  assert.match(await refuses(reply, 415), /application\/json/);
});

test('accepts at most 200 fields in a request, and reads them in one pass however often one repeats', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}=1`).join('&');
  const config = (body: string) => post(app, '/v3/common/getConfig', body);
  assert.equal(await refuses(config(names(200)), 400), '"key" is missing.');
  assert.equal(await refuses(config(names(201)), 400), 'At most 200 fields are taken.');
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, index) => [index, 1])));
  const json = post(app, '/v3/common/getConfig', many, 'application/json');
  assert.equal(await refuses(json, 400), 'At most 200 fields are taken.');
  assert.equal(
    await refuses(app.request(`/v3/pc/goods/list?${names(201)}`), 400),
    'At most 200 fields are taken.',
  );
  assert.equal(await refuses(config('key&'.repeat(13_000)), 400), '"key" must be a single text.');
  assert.equal(await refuses(config(names(8_000)), 400), 'At most 200 fields are taken.');
});

test('replaces half a surrogate pair, which JSON allows and Postgres does not, as a form would', async () => {
  const fields = object({ word: anyText(), words: requiredTexts(2) });
  const reader = new Hono().post('/', async (c) => c.json(await readBody(c, fields)));
  const reply = await reader.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: String.raw`{"word": "a\ud800b", "words": ["\udc00", "\ud83d\ude97"]}`,
  });
  assert.deepEqual(await reply.json(), { word: 'a\ufffdb', words: ['\ufffd', '\u{1f697}'] });
});

test('treats names of Object’s properties like any other words', () => {
  for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
    assert.deepEqual(findableWords([`${word} lamp`]), [...wordsOf(word), 'lamp']);
  assert.deepEqual(findableWords(['grey']), ['grey', 'gray']);
});

test('answers 503 with a time to retry while the database is busy or down, in calls and pages', async () => {
  const busy: Db = new Proxy(noDatabase, {
    get: () => () => {
      throw new DrizzleQueryError('select', [], new Error('timeout exceeded when trying to connect'));
    },
  });
  const shop = testApp(busy);
  const call = await shop.request('/v3/pc/user/getUserUUID');
  assert.deepEqual([call.status, call.headers.get('retry-after')], [503, '2']);
  assert.deepEqual(await readEnvelope(call), {
    code: 503,
    msg: 'The store is very busy. Please try again in a moment.',
    data: null,
  });
  const page = await shop.request('/sitemap.xml');
  assert.deepEqual([page.status, page.headers.get('retry-after')], [503, '2']);
  const codes = ['53300', '57P01', '57P03', '08006', 'ECONNREFUSED', 'EPIPE', 'EAI_AGAIN'];
  for (const code of codes) assert(isUnavailable(Object.assign(new Error('x'), { code })), code);
  const isMissing = { code: 'ENOENT', syscall: 'connect' };
  assert(isUnavailable(Object.assign(new Error('connect ENOENT /run/postgresql/.s.PGSQL.5432'), isMissing)));
  for (const error of [
    new Error('no such table'),
    Object.assign(new Error('x'), { code: '23505' }),
    Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open' }),
    'x',
    null,
  ])
    assert(!isUnavailable(error));
});

test('limits how many calls run and wait at once, and answers the next one with a time to retry', async () => {
  let most = 0;
  let now = 0;
  let letGo: () => void = () => {};
  const go = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const draws = new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.set('logger', silent);
      await next();
    })
    .onError(refuseErrors)
    .use(inTurn(3))
    .get('/', async (c) => {
      now += 1;
      most = Math.max(most, now);
      await go;
      now -= 1;
      return c.text('drawn');
    });
  const replies = Array.from({ length: 503 }, () => draws.request('/'));
  assert.equal((await draws.request('/')).status, 503);
  letGo();
  for (const reply of replies) assert.equal((await reply).status, 200);
  assert.equal(most, 3);
});

test('refuses a body of more than 64 kB, with and without its length', async () => {
  const large = `key=${'A'.repeat(65_536)}`;
  assert.match(await refuses(post(app, '/v3/common/getConfig', large), 413), /too large/);
  const chunked = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new Blob([large]).stream(),
    duplex: 'half',
  };
  assert.match(await refuses(app.request('/v3/common/getConfig', chunked), 413), /too large/);
});

test('gives the shopper a request id for an unexpected error, and logs the cause', async () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => lines.push(line) });
  const broken = createApp({ db: noDatabase, config: DEFAULT_CONFIG, logger });
  const response = await broken.request('/v3/pc/user/getUserUUID?token=secret');
  const id = response.headers.get('x-request-id');
  const msg = `Something went wrong on our side. Please try again. (Request ${id})`;
  assert.equal(response.status, 500);
  assert.deepEqual(await readEnvelope(response), {
    code: 500,
    msg,
    data: null,
  });
  assert(lines.some((line) => line.includes('a call failed') && line.includes(String(id))));
});

test('does not log the parameters of a failed query', () => {
  const error = new DrizzleQueryError('select $1', ['secret'], new Error('no such table'));
  const described = describeError(error);
  assert.deepEqual([described.query, described.reason], ['select $1', 'no such table']);
  assert(!JSON.stringify(described).includes('secret'));
});

test('logs one line for a request, without query, headers, or body', async () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => lines.push(line) });
  const logged = createApp({ db: noDatabase, config: DEFAULT_CONFIG, logger });
  await logged.request('/v3/nope?code=secret', {
    method: 'POST',
    headers: { token: 'secret', uuid: 'secret' },
    body: 'password=secret',
  });
  assert.equal(lines.length, 1);
  const line: unknown = JSON.parse(String(lines[0]));
  assertStruct(line, RequestLine);
  assert(!lines.join().includes('secret'));
});

test('lets no cache store a reply of the API', async () => {
  assert.equal((await app.request('/v3/nope')).headers.get('cache-control'), 'no-store');
});
