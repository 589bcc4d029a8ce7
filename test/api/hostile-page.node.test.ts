import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { array, reader, text, type } from '../../src/api/reply.js';
import { localServer, ok } from './local-server.js';
import { car, clientOf, failureOf, order } from './test-client.js';

/** Changes that a page may have made to the objects that all scripts share. */
const pollution: readonly [object, string, unknown][] = [
  [Object.prototype, 'extend', () => ({})],
  [Object.prototype, 'polluted', 'everywhere'],
  [Object.prototype, 'nested', { deep: true }],
  [Object.prototype, 'list', [1]],
  // The options of redaxios.
  ...[
    'auth',
    'baseURL',
    'data',
    'fetch',
    'headers',
    'params',
    'paramsSerializer',
    'responseType',
    'transformRequest',
    'url',
    'validateStatus',
    'withCredentials',
    'xsrfCookieName',
    'xsrfHeaderName',
  ].map((option): [object, string, unknown] => [Object.prototype, option, { of: 'the page' }]),
  [
    Array.prototype,
    'entries',
    function (this: unknown[]) {
      return this.slice();
    },
  ],
  [Array.prototype, 'toJSON', () => 'an old Prototype.js'],
  [Array.prototype, 'first', () => 0],
  [String.prototype, 'toJSON', () => 'a text'],
];

const put = ([object, name, value]: (typeof pollution)[number]) =>
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });

const before = pollution.map(([object, name]) => ({
  object,
  name,
  own: Reflect.getOwnPropertyDescriptor(object, name),
}));
beforeEach(() => pollution.forEach(put));
afterEach(() => {
  for (const { object, name, own } of before)
    if (own) Object.defineProperty(object, name, own);
    else Reflect.deleteProperty(object, name);
});

test('a request has only the client’s headers', async (t) => {
  const { origin, received } = await localServer(t, ok({ name: 'Seal' }));
  const sent = { platformType: '3', uuid: 'u-1', token: 't-1', lang: 'ru' };
  await clientOf(origin, { headers: () => sent })(order, { key: 'x' });
  const [request] = received;
  const { platformtype, uuid, token, lang } = request?.headers ?? {};
  assert.deepEqual(
    { platformtype, uuid, token, lang },
    { platformtype: '3', uuid: 'u-1', token: 't-1', lang: 'ru' },
  );
  for (const name of ['extend', 'polluted', 'nested', 'list', 'undefined'])
    assert.ok(!Object.hasOwn(request?.headers ?? {}, name), name);
});

test('the body of a POST is URL-encoded, and contains only own properties', async (t) => {
  const { origin, received } = await localServer(t, ok({ name: 'Seal' }));
  await clientOf(origin)(order, { name: 'Škoda & Ü=1', count: 2, ok: true, none: null, missing: undefined });
  assert.equal(received[0]?.body, 'name=%C5%A0koda+%26+%C3%9C%3D1&count=2&ok=true');
  assert.match(`${received[0]?.headers['content-type']}`, /^application\/x-www-form-urlencoded\b/);
});

test('the query of a GET contains only own properties, and it has no body', async (t) => {
  const { origin, received } = await localServer(t, ok({ name: 'Seal' }));
  await clientOf(origin)(car, { code: '10001', page: 1 });
  assert.deepEqual(
    received.map(({ url, body }) => ({ url, body })),
    [{ url: '/car?code=10001&page=1', body: '' }],
  );
});

test('a valid reply is read as usual, and an invalid one refused', async (t) => {
  const good = await localServer(t, ok({ name: 'Seal', more: { list: [1] } }));
  assert.deepEqual({ name: (await clientOf(good.origin)(car)).name }, { name: 'Seal' });
  const bad = await localServer(t, ok({ title: 'Seal' }));
  assert.equal((await failureOf(clientOf(bad.origin)(car))).kind, 'reply');
});

test('the rows of a list are read one by one', () => {
  const read = reader(array(type({ name: text })));
  assert.deepEqual(read([{ name: 'Seal' }, { name: 'Dolphin' }]), {
    value: [{ name: 'Seal' }, { name: 'Dolphin' }],
  });
  assert.deepEqual(read([{ name: 'Seal' }, { name: 1 }]), { fault: 'data.1.name: expected string' });
});

test('a field missing in a reply is not read from Object.prototype', () => {
  assert.deepEqual(reader(type({ polluted: text }))({}), { fault: 'data.polluted: expected string' });
});
