import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RequestErrorKind } from '../../src/api/request-error.js';
import { type Answer, json, localServer, ok, text } from './local-server.js';
import { car, clientOf, failureOf } from './test-client.js';

const application = 'application/json';
const reply = JSON.stringify({ code: 200, msg: 'OK', data: { name: 'Seal' } });

/** The server's answer, and the kind, code and message of the error that the client makes of it. */
const cases: readonly [string, Answer, RequestErrorKind, number, RegExp][] = [
  ['a bad request', json({ code: 400 }, 400), 'http', 400, /400/],
  ['a refused token', json({ code: 200, data: { name: 'Seal' } }, 401), 'http', 401, /401/],
  [
    'a missing page of HTML',
    text('<h1>Not found', 'text/html', 404),
    'http',
    404,
    /404: it is an HTML page\. Is "data-api" missing/,
  ],
  ['an error of the server', json({}, 500), 'http', 500, /500/],
  ['an error with a reply that looks good', json(JSON.parse(reply), 503), 'http', 503, /503/],
  ['a status that nobody knows', text('', 'text/plain', 599), 'http', 599, /599/],
  ['HTML on 200', text('<!doctype html><title>Proxy</title>'), 'reply', 0, /not a reply: it is an HTML page/],
  ['no body on 200', text(''), 'reply', 0, /not a reply/],
  ['no body on 204', (response) => response.writeHead(204).end(), 'reply', 0, /not a reply/],
  ['half a JSON', text(reply.slice(0, -9), application), 'reply', 0, /not a reply: it is no JSON\./],
  ['a refusal of 5 MB', json({ code: 500, msg: 'x'.repeat(5_000_000) }), 'business', 500, /^x{499}…$/],
  ['JSON that is no object', json([1, 2]), 'reply', 0, /not a reply/],
  ['null', json(null), 'reply', 0, /not a reply/],
  ['a reply without a code', json({ data: { name: 'Seal' } }), 'reply', 0, /code: expected number/],
  ['a code that is no number', json({ code: 'fine' }), 'reply', 0, /code: expected number/],
  ['a code in a list', json({ code: [200] }), 'reply', 0, /code: expected number/],
  ['a code that cannot be printed', json({ code: { toString: 1, valueOf: 1 } }), 'reply', 0, /code: /],
  ['a code beyond all numbers', text('{"code":1e999}', application), 'reply', 0, /code: /],
  ['a refusal', json({ code: 500, msg: 'The shop is closed' }), 'business', 500, /^The shop is closed$/],
  ['a refusal, its code a text', json({ code: '5004', msg: 'Token' }), 'business', 5004, /^Token$/],
  ['a refusal without a text', json({ code: 1 }), 'business', 1, /^$/],
  ['a refusal whose text is no text', json({ code: 1, msg: { toString: 1 } }), 'business', 1, /^$/],
  ['no data', json({ code: 200 }), 'reply', 0, /does not fit: data: expected type/],
  ['data of another shape', ok({ name: 7 }), 'reply', 0, /does not fit: data\.name: expected string/],
];

for (const [what, answer, kind, code, message] of cases) {
  test(`reports ${what} as a "${kind}" error with code ${code}`, async (t) => {
    const { origin } = await localServer(t, answer);
    const error = await failureOf(clientOf(origin)(car));
    assert.deepEqual({ kind: error.kind, code: error.code }, { kind, code });
    assert.match(error.message, message);
  });
}

test('accepts a code that is a string', async (t) => {
  const { origin } = await localServer(t, json({ code: '200', data: { name: 'Seal' } }));
  assert.deepEqual(await clientOf(origin)(car), { name: 'Seal' });
});

test('refuses a large HTML page as quickly as a small one', async (t) => {
  const { origin } = await localServer(t, text('<p>'.repeat(1_000_000)));
  const begun = performance.now();
  assert.equal((await failureOf(clientOf(origin)(car))).kind, 'reply');
  // One second is too tight on a busy machine, but reading the reply over and over would take minutes.
  assert.ok(performance.now() - begun < 5_000);
});
