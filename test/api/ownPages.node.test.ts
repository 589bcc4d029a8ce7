import assert from 'node:assert/strict';
import { test } from 'node:test';
import { integer, object } from 'superstruct';
import { configure, RequestError, request, session, store } from '../../src/index.js';
import { openSession } from '../../src/state/session.js';
import { openPage, shop, WorkingCookies, WorkingStorage } from '../state/page.js';
import { json, localServer, noAnswer, ok } from './local-server.js';

const stored = new WorkingStorage();
openPage({ href: shop, cookies: new WorkingCookies(), localStorage: () => stored });

const anyData = (data: unknown) => data;

test('a call of the contract is sent by its name, as the widgets send it', async (t) => {
  const { origin, received } = await localServer(t, ok([{ code: '10001', city: 'New York' }]));
  configure({ api: `${origin}/v3`, lang: 'fr' });
  const [place] = await request('zipLookup', { code: '10001' });
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
  test(`a call of the page’s own is validated by ${name}`, async (t) => {
    const { origin, received } = await localServer(t, (response, count, sent) =>
      ok({ points: count === 1 ? 5 : 'five' })(response, count, sent),
    );
    configure({ api: `${origin}/v3` });
    const call = { path: '/pc/points', method: 'POST', parse } as const;
    assert.equal((await request(call, { year: 2026, left: null })).points, 5);
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

for (const [kind, changes, attempts] of [
  ['only reads', undefined, 2],
  ['changes something', true, 1],
] as const)
  test(`a lost GET of the page’s own that ${kind} is sent ${attempts === 1 ? 'once' : 'twice'}`, async (t) => {
    const { origin, received, came } = await localServer(t, noAnswer);
    configure({ api: `${origin}/v3` });
    const call = { path: '/pc/code', parse: anyData, ...(changes && { changes }) };
    await assert.rejects(request(call), { kind: 'network' });
    await came(attempts + 1); // last, a HEAD to see whether the server answers at all
    assert.equal(received.filter(({ method }) => method === 'GET').length, attempts);
  });

test('an unknown call, and a path to another host, are refused', async () => {
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

test('a 401 to a guest, or to another session’s token, leaves the session and storage alone', async (t) => {
  const { origin, received } = await localServer(t, json({ code: 401, msg: 'Sign in', data: null }));
  configure({ api: `${origin}/v3` });
  const call = { path: '/pc/own', parse: anyData };
  stored.setItem('guestCart', 'of the page');
  await assert.rejects(request(call), { code: 401 });
  openSession('token-1', { uname: 'Dana' });
  for (const token of ['seller-1', '']) await assert.rejects(request(call, {}, { token }), { code: 401 });
  assert.deepEqual([session.isSignedIn, stored.getItem('guestCart')], [true, 'of the page']);
  assert.deepEqual(
    received.map(({ headers }) => headers.token),
    [undefined, 'seller-1', undefined],
  );
  await assert.rejects(request(call), { code: 401 });
  assert.deepEqual([session.isSignedIn, stored.getItem('guestCart')], [false, null]);
});

test('a refusal has the server’s message and data, whatever the status', async (t) => {
  const refusal = { msg: 'Too few', data: { fields: { count: 'At most 3' } } };
  for (const [status, code, kind] of [
    [200, 409, 'business'],
    [503, 503, 'http'],
  ] as const) {
    const { origin } = await localServer(t, json({ code, ...refusal }, status));
    configure({ api: `${origin}/v3` });
    const thrown = await request({ path: '/pc/own', method: 'POST', parse: anyData }).catch(RequestError.of);
    assert.ok(thrown instanceof RequestError);
    assert.deepEqual(
      [thrown.kind, thrown.code, thrown.serverMessage, thrown.data],
      [kind, code, refusal.msg, refusal.data],
    );
  }
});

test('an error from elsewhere becomes a request’s error, without a server message', () => {
  const error = RequestError.of(new TypeError('no'));
  assert.deepEqual([error.kind, error.code, error.serverMessage], ['reply', 0, '']);
  assert.equal(RequestError.of(error), error);
});

test('a GET after a change is sent again, and does not share an earlier one’s reply', async (t) => {
  const held: (() => void)[] = [];
  const { origin, received, came } = await localServer(t, (response, count, sent) => {
    const answer = () => ok(count)(response, count, sent);
    if (count === 1) held.push(answer);
    else answer();
  });
  configure({ api: `${origin}/v3` });
  const cart = { path: '/pc/cart', parse: Number };
  const before = request(cart);
  await came(1); // each request has a connection of its own, and the next could be faster
  await request({ path: '/pc/cart/add', method: 'POST', parse: anyData });
  assert.equal(await request(cart), 3);
  for (const answer of held) answer();
  assert.equal(await before, 1);
  assert.equal(received.length, 3);
});

test('a page’s own call sends a file, and receives one', async (t) => {
  const { origin, received } = await localServer(t, (response, count, sent) => {
    if (count > 1) return json({ code: 404, msg: 'Gone', data: null })(response, count, sent);
    response.setHeader('content-disposition', 'attachment');
    response.end('%PDF');
  });
  configure({ api: `${origin}/v3` });
  const call = { path: '/pc/paper?id=5', method: 'POST', file: true } as const;
  const paper = await request(call, new Blob(['scan'], { type: 'image/png' }));
  assert.equal(await paper.text(), '%PDF');
  assert.deepEqual(
    [received[0]?.url, received[0]?.body, received[0]?.headers['content-type']],
    ['/v3/pc/paper?id=5', 'scan', 'image/png'],
  );
  await assert.rejects(request(call), { kind: 'business', code: 404, serverMessage: 'Gone' });
});

test('a reply that is already in the page is read, and nothing is sent', async (t) => {
  const { origin, received } = await localServer(t, ok(null));
  configure({ api: `${origin}/v3` });
  const call = { path: '/pc/points', parse: object({ points: integer() }) };
  const read = (reply: unknown) => request(call, {}, { reply });
  assert.deepEqual(await read({ code: 200, msg: '', data: { points: 5 } }), { points: 5 });
  await assert.rejects(read({ code: 404, msg: 'Gone' }), {
    kind: 'business',
    code: 404,
    serverMessage: 'Gone',
  });
  await assert.rejects(read({ code: 200, data: {} }), { kind: 'reply', message: /points/ });
  openSession('token-1', { uname: 'Dana' });
  await assert.rejects(read({ code: 401, msg: '' }), { code: 401 });
  assert.deepEqual([session.isSignedIn, received.length], [true, 0]);
});

test('a form of the page signs in and updates the user, but for a guest it only signs in', async (t) => {
  const { origin } = await localServer(t, ok(null));
  configure({ api: `${origin}/v3` });
  await session.signOut();
  await session.update({ uname: 'Nobody' });
  assert.deepEqual([session.isSignedIn, session.user], [false, null]);
  await session.signIn('token-3', { uname: 'Eve' });
  assert.deepEqual([session.isSignedIn, session.user?.uname], [true, 'Eve']);
  await session.update({ uname: 'Eva' });
  assert.deepEqual([session.user?.uname, stored.getItem('token')], ['Eva', 'token-3']);
  assert.match(stored.getItem('userInfo') ?? '', /Eva/);
});
