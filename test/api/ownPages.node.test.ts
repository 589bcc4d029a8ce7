import assert from 'node:assert/strict';
import { test } from 'node:test';
import { integer, object } from 'superstruct';
import { configure, request, session, store } from '../../src/index.js';
import { openSession } from '../../src/state/session.js';
import { openPage, shop, WorkingCookies, WorkingStorage } from '../state/page.js';
import { json, localServer, ok } from './local-server.js';

openPage({ href: shop, cookies: new WorkingCookies(), localStorage: () => new WorkingStorage() });

test('a call of the contract is sent by its name, as the widgets send it', async (t) => {
  const { origin, received } = await localServer(t, ok([{ code: '10001', city: 'New York' }]));
  configure({ api: `${origin}/v3`, lang: 'fr' });
  const [place] = await request('zipLookup', { code: '10001', left: null });
  assert.deepEqual(place, { code: '10001', city: 'New York' });
  assert.equal(received[0]?.url, '/v3/pc/address/codeList?code=10001');
  assert.deepEqual([received[0]?.headers.platformtype, received[0]?.headers.lang], ['3', 'fr']);
});

/** The parsers that a page may have: a struct, one with `parse`, and a function. */
const parsers = {
  'a struct': object({ points: integer() }),
  'an object with parse': {
    parse(data: unknown) {
      assert.equal(this, parsers['an object with parse'], 'it is called as a method');
      return object({ points: integer() }).create(data);
    },
  },
  'a function': (data: unknown) => object({ points: integer() }).create(data),
};

for (const [name, parse] of Object.entries(parsers))
  test(`a call of the page’s own is checked by ${name}`, async (t) => {
    const { origin, received } = await localServer(t, (response, count, sent) =>
      ok({ points: count === 1 ? 5 : 'five' })(response, count, sent),
    );
    configure({ api: `${origin}/v3` });
    const call = { path: '/pc/points', method: 'POST', parse } as const;
    assert.equal((await request(call, { year: 2026 })).points, 5);
    assert.deepEqual(
      [received[0]?.method, received[0]?.url, received[0]?.body],
      ['POST', '/v3/pc/points', 'year=2026'],
    );
    await assert.rejects(request(call), { name: 'RequestError', kind: 'reply', message: /points/ });
  });

test('an error has a kind, a call, and a code', async (t) => {
  const { origin } = await localServer(t, json({ code: 409, msg: 'Sold', data: null }));
  configure({ api: `${origin}/v3` });
  await assert.rejects(request('navbar'), { kind: 'business', call: 'navbar', code: 409, message: 'Sold' });
});

test('a request can be aborted', async (t) => {
  const { origin } = await localServer(t, () => {});
  configure({ api: `${origin}/v3` });
  const end = new AbortController();
  const sent = request('navbar', {}, { signal: end.signal });
  end.abort();
  await assert.rejects(sent, { kind: 'abort' });
});

test('a call that there is not, and a path to another host, are refused', async () => {
  for (const [call, message] of [
    ['zipLookups', /^There is no call "zipLookups": addressList, /],
    [{ path: '//elsewhere.example/v3', parse: String }, /^"\/\/elsewhere.example\/v3" is not a path/],
    [{ path: 'https://elsewhere.example', parse: String }, /^"https:\/\/elsewhere.example" is not a path/],
  ] as const)
    await assert.rejects(request(call as 'navbar'), { constructor: TypeError, message });
});

test('the session has the signed-in user, and notifies of signing in and out', async (t) => {
  const { origin, received } = await localServer(t, ok(null));
  configure({ api: `${origin}/v3` });
  const seen: (string | null)[] = [];
  const stop = session.subscribe(({ user, isSignedIn }) =>
    seen.push(isSignedIn ? (user?.uname ?? '') : null),
  );
  assert.deepEqual([session.user, session.isSignedIn], [null, false]);
  openSession('token-1', { uname: 'Dana' });
  store.setState({ test: { other: 1 } });
  assert.deepEqual([session.user?.uname, session.isSignedIn], ['Dana', true]);
  await session.signOut();
  assert.equal(session.isSignedIn, false);
  stop();
  openSession('token-2', { uname: 'Ben' });
  assert.deepEqual(seen, ['Dana', null]);
  assert.deepEqual([received[0]?.url, received[0]?.headers.token], ['/v3/pc/logout', 'token-1']);
});

test('a 401 ends the session', async (t) => {
  const { origin } = await localServer(t, json({ code: 401, msg: 'Over', data: null }));
  configure({ api: `${origin}/v3` });
  openSession('token-1', { uname: 'Dana' });
  await assert.rejects(request('addressList'), { kind: 'business', code: 401 });
  assert.equal(session.isSignedIn, false);
});
