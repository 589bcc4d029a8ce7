import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toText } from '../../src/check/report.js';
import { type Answer, halfAnswer, noAnswer, silence } from '../api/local-server.js';
import { CORS, checked, good, nameOf, reply } from './shop.js';

const { 'access-control-allow-origin': _, ...withoutOrigin } = CORS;
const ORIGIN = 'https://partner.example';

/** Answers pages with this, and everybody else as a correct server does. */
const forPages =
  (answer: Answer): Answer =>
  (response, count, request) =>
    (request.headers.origin === undefined ? good : answer)(response, count, request);

const preflights =
  (answer: Answer): Answer =>
  (response, count, request) =>
    (request.method === 'OPTIONS' ? answer : good)(response, count, request);

/** A correct server that stops answering after this many requests. */
const hangsAfter =
  (requests: number): Answer =>
  (response, count, request) =>
    (count > requests ? silence : good)(response, count, request);

const tried = ['fits', 'skipped'];

/** What can be wrong with a whole server: how it answers, where the fault is, what is said, and results of the calls. */
const findings: Readonly<
  Record<string, readonly [answer: Answer, at: string, change: RegExp, results: readonly string[]]>
> = {
  'a refused origin': [
    forPages(reply(403, { code: 403, msg: 'Set PAGES.', data: null }, {})),
    'origin',
    /^Pages of https:\/\/partner\.example may not use this API: .* It says: "Set PAGES\." .* use --origin\.$/,
    tried,
  ],
  'an origin that only preflights refuse': [
    preflights(reply(403, 'no', {})),
    'origin',
    /^Pages of https:\/\/partner\.example may not use this API: /,
    tried,
  ],
  'no reply for pages of any origin': [
    forPages(reply(200, { code: 200, msg: 'OK', data: null }, withoutOrigin)),
    'origin',
    /^Pages of https:\/\/partner\.example may not use this API: .*Access-Control-Allow-Origin`\. To try/,
    tried,
  ],
  'a server without preflights': [
    preflights(reply(405, 'no', {})),
    'preflight',
    /^OPTIONS is answered with status 405\. Answer with 204\.$/,
    tried,
  ],
  'a header that every preflight lacks': [
    preflights(reply(204, '', { ...CORS, 'access-control-allow-headers': 'platformType,token,lang' })),
    'preflight',
    /lacks uuid\. List it\.$/,
    tried,
  ],
  'a web site at that address': [
    reply(200, '<!doctype html>', {}),
    'path',
    /^No call was answered with a reply\. Is http:\/\/127\.0\.0\.1:\d+\/v3 the base URL of the API\?$/,
    ['fault', 'skipped'],
  ],
  'another path': [reply(404, 'Not found', {}), 'path', /the base URL/, ['fault', 'skipped', 'without']],
  'a server that breaks every connection': [noAnswer, 'server', /^Every connection to .* \(\w+\)\.$/, []],
  'replies that all break off': [halfAnswer, 'server', /^Every connection to /, []],
  'a server that hangs': [silence, 'server', /does not answer: nothing came within 1 s\.$/, []],
  'a server that stops answering': [
    hangsAfter(12),
    'server',
    /^The server stopped answering: nothing came for 1 s\. Calls not tried: \d+\.$/,
    ['fault', 'fits', 'skipped'],
  ],
};

for (const [name, [answer, at, change, results]] of Object.entries(findings))
  test(`${name} is one finding, reported first`, async (t) => {
    // Only the silent servers need a timeout. All others answer at once, however busy the machine is.
    const patience = /hangs|stops/.test(name) ? ['--timeout', '1000'] : [];
    const report = await checked(t, answer, ...patience);
    assert.equal(report.finding?.at, at);
    assert.match(report.finding?.change ?? '', change);
    assert.deepEqual([...new Set(report.outcomes.map(({ result }) => result))].sort(), results);
    const text = toText(report);
    assert.ok(text.startsWith(report.finding?.change ?? '?'));
    assert.doesNotMatch(text, /All calls that were tried fit/);
  });

test('further problems are found even if the origin is refused', async (t) => {
  const wrong = reply(200, { code: 200, data: {} }, {});
  const { finding, outcomes } = await checked(t, (response, count, request) => {
    const answer =
      request.headers.origin === ORIGIN ? reply(403, 'no', {}) : nameOf(request) === 'navbar' ? wrong : good;
    answer(response, count, request);
  });
  assert.equal(finding?.at, 'origin');
  assert.deepEqual(
    outcomes.flatMap(({ call, faults }) => faults.map((fault) => `${call} ${fault.at}`)),
    ['navbar data'],
  );
});

test('another origin is tried with --origin', async (t) => {
  const answer: Answer = (response, count, request) =>
    (request.headers.origin === ORIGIN ? reply(403, 'no', {}) : good)(response, count, request);
  for (const origin of ['https://mine.example', 'null'])
    assert.equal((await checked(t, answer, '--origin', origin)).finding, null);
});
