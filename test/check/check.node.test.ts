import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toJson, toText } from '../../src/check/report.js';
import { type Answer, localServer } from '../api/local-server.js';
import { checked, good, nameOf, reply } from './shop.js';

const resultsOf = (outcomes: readonly { readonly call: string; readonly result: string }[]) =>
  Object.fromEntries(outcomes.map(({ call, result }) => [call, result]));

/** A correct server, except that it answers one call differently. */
const but =
  (call: string, answer: Answer): Answer =>
  (response, count, request) =>
    (nameOf(request) === call ? answer : good)(response, count, request);

test('a correct server passes, and calls that need a token are skipped without one', async (t) => {
  const { finding, outcomes, notUsed } = await checked(t, good);
  assert.equal(finding, null);
  const skipped = outcomes.filter(({ result }) => result !== 'fits');
  assert.deepEqual(
    skipped.map(({ call }) => call),
    ['addressList', 'giftPop', 'history', 'invtRecord', 'prizeRecord'],
  );
  for (const { result, note } of skipped)
    assert.deepEqual([result, /--token/.test(note ?? '')], ['skipped', true]);
  const text = toText({ finding, outcomes, notUsed });
  assert.match(text, /^carIndex {10}fits$/m);
  assert.doesNotMatch(text, /Not used/);
  assert.match(text, /All calls that were tried fit\. 5 were skipped\.$/);
});

test('with a token, all calls are tried', async (t) => {
  const { outcomes } = await checked(t, good, '--token', 'abc');
  assert.deepEqual([...new Set(Object.values(resultsOf(outcomes)))], ['fits']);
});

test('the check sends no request that changes anything', async (t) => {
  const { received } = await checked(t, good, '--token', 'abc');
  const calls = new Set(received.filter(({ method }) => method !== 'OPTIONS').map(nameOf));
  for (const call of [
    'prizeDraw',
    'luckyDraw',
    'logout',
    'sendCodeEmail',
    'login',
    'register',
    'searchLogDelete',
  ])
    assert.ok(!calls.has(call), call);
  assert.deepEqual(
    [...new Set(received.filter(({ method }) => method === 'POST').map(nameOf))],
    ['themeColor'],
  );
  assert.ok(calls.size > 15, `${calls.size} calls`);
});

test('each request and each preflight has the headers of a widget', async (t) => {
  const { received } = await checked(
    t,
    good,
    '--token',
    'abc',
    '--lang',
    'ar',
    '--origin',
    'https://a.example',
  );
  for (const { method, headers } of received) {
    assert.equal(headers.origin, 'https://a.example');
    if (method === 'OPTIONS')
      assert.equal(headers['access-control-request-headers'], 'lang,platformtype,token,uuid');
    else assert.deepEqual([headers.platformtype, headers.token, headers.lang], ['3', 'abc', 'ar']);
  }
});

test('the suggestion host gets no token', async (t) => {
  const suggest = await localServer(t, (response, count, request) =>
    good(response, count, { ...request, url: `/v3${request.url}` }),
  );
  const { received, outcomes } = await checked(t, good, '--token', 'abc', '--suggest', suggest.origin);
  assert.equal(resultsOf(outcomes).suggestions, 'fits');
  assert.ok(suggest.received.length > 0);
  for (const { headers } of suggest.received) assert.equal(headers.token, undefined);
  assert.ok(!received.some((request) => nameOf(request) === 'suggestions'));
});

test('no redirect is followed', async (t) => {
  const elsewhere = await localServer(t, good);
  await checked(t, but('navbar', reply(307, '', { location: `${elsewhere.origin}/v3` })), '--token', 'abc');
  assert.deepEqual(elsewhere.received, []);
});

for (const [call, without] of Object.entries({
  carFacets: 'the plain search is used',
  giftPop: 'the gift popup never opens by itself',
  navbar: 'the header shows its own links',
  otherLoginSwitch: 'shoppers sign in by email only',
  shopCategory: 'the header offers no departments to search in',
  suggestions: 'the header suggests nothing',
  themeColor: 'the widgets use their own accent color',
  history: 'only pages of your own use it',
  indexNotice: 'only pages of your own use it',
  invtRecord: 'only pages of your own use it',
  prizeRecord: 'only pages of your own use it',
}))
  test(`a server without ${call} passes, and the check says what the widgets do then`, async (t) => {
    const { outcomes } = await checked(t, but(call, reply(404, 'Not found')), '--token', 'abc');
    const { result, note } = outcomes.find((outcome) => outcome.call === call) ?? {};
    assert.deepEqual([result, note], ['without', `Not there: ${without}.`]);
  });

/** The calls that are tried for widgets: their own, those of the widgets that they open, and those of every widget. */
const triedFor: Readonly<Record<string, readonly string[]>> = {
  'car-search': ['carFacets', 'carIndex', 'getUserUUID', 'themeColor'],
  'car-search,footer': ['carFacets', 'carIndex', 'getUserUUID', 'otherLoginSwitch', 'themeColor'],
  'language, drawer': ['getUserUUID', 'indexCategory', 'otherLoginSwitch', 'themeColor'],
};

for (const [widgets, tried] of Object.entries(triedFor))
  test(`a server that has only what ${widgets} calls passes with --for`, async (t) => {
    const missing = reply(404, 'Not found');
    const { finding, outcomes, notUsed } = await checked(
      t,
      (response, count, request) => {
        const isThere = request.method === 'OPTIONS' || tried.includes(nameOf(request));
        (isThere ? good : missing)(response, count, request);
      },
      '--for',
      widgets,
    );
    assert.equal(finding, null);
    assert.deepEqual(resultsOf(outcomes), Object.fromEntries(tried.map((call) => [call, 'fits'])));
    assert.deepEqual(
      notUsed.filter((call) => tried.includes(call)),
      [],
    );
    const report = { finding, outcomes, notUsed };
    assert.match(
      toText(report),
      /^Not used: addressList, .*zipLookup\.\n\nAll calls that were tried fit\.$/m,
    );
    assert.deepEqual(JSON.parse(toJson(report)).notUsed, notUsed);
  });

test('a refused token is reported', async (t) => {
  const { outcomes } = await checked(t, but('history', reply(200, { code: 401, msg: '' })), '--token', 'abc');
  const { faults = [] } = outcomes.find(({ call }) => call === 'history') ?? {};
  assert.match(faults[0]?.change ?? '', /code 401\. Is the token valid\?/);
});
