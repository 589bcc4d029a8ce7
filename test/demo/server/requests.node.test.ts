import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';
import { assert as assertStruct, integer, literal, string, type } from 'superstruct';
import { createApp } from '../../../demo/server/app.js';
import { describeError } from '../../../demo/server/http/log-requests.js';
import { DEFAULT_CONFIG, noDatabase, post, readEnvelope, refuses, testApp } from './test-app.js';

const app = testApp();

const RequestLine = type({
  method: literal('POST'),
  path: literal('/v3/nope'),
  status: literal(404),
  ms: integer(),
  requestId: string(),
});

test('an unknown call is an HTTP 404 with an envelope that names it', async () => {
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

test('a malformed body is refused with a clear message', async () => {
  const json = (body: string) => refuses(post(app, '/v3/common/getConfig', body, 'application/json'), 400);
  for (const body of ['', '{', '{"key":', 'key=THEME_COLOR'])
    assert.equal(await json(body), 'The body is not valid JSON.');
  for (const body of ['[]', 'null', '"key"', '1'])
    assert.equal(await json(body), 'The body must be a JSON object.');
});

test('a body of another type is refused', async () => {
  const reply = post(app, '/v3/common/getConfig', '<key/>', 'text/xml');
  assert.match(await refuses(reply, 415), /application\/json/);
});

test('a request names at most 200 fields, and is read in one pass however often it names one', async () => {
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
  // As many as fit: with a look at all of them for each, this took nearly two seconds.
  const start = performance.now();
  assert.equal(await refuses(config('key&'.repeat(13_000)), 400), '"key" must be a single text.');
  assert.equal(await refuses(config(names(8_000)), 400), 'At most 200 fields are taken.');
  assert(performance.now() - start < 1_000, `${performance.now() - start} ms`);
});

test('a body of more than 64 kB is refused, with and without its length', async () => {
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

test('an unexpected error tells the shopper a request id, and the log the cause', async () => {
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

test('the parameters of a failed query are not logged', () => {
  const error = new DrizzleQueryError('select $1', ['secret'], new Error('no such table'));
  const described = describeError(error);
  assert.deepEqual([described.query, described.reason], ['select $1', 'no such table']);
  assert(!JSON.stringify(described).includes('secret'));
});

test('one line is logged for a request, without query, headers or body', async () => {
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

test('a reply of the API is never kept by a cache', async () => {
  assert.equal((await app.request('/v3/nope')).headers.get('cache-control'), 'no-store');
});
