import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localServer, ok } from './local-server.js';
import { car, clientOf, order } from './test-client.js';

test('equal GETs under way share one request; a later one is another', async (t) => {
  const { origin, received } = await localServer(t, ok({ name: 'Seal' }));
  const send = clientOf(origin);
  const replies = await Promise.all([send(car, { id: 1 }), send(car, { id: 1 }), send(car, { id: 1 })]);
  assert.deepEqual(replies, [{ name: 'Seal' }, { name: 'Seal' }, { name: 'Seal' }]);
  assert.equal(received.length, 1);
  await send(car, { id: 1 });
  assert.equal(received.length, 2);
});

test('a GET of other data, another language or another token is another request', async (t) => {
  const { origin, received } = await localServer(t, (response, count, request) =>
    ok({ name: `${request.url} ${request.headers.lang} ${request.headers.token}` })(response, count, request),
  );
  let sent: Record<string, string> = { lang: 'en' };
  const send = clientOf(origin, { headers: () => sent });
  const replies = [send(car), send(car, { id: 2 })];
  sent = { lang: 'ar' };
  replies.push(send(car));
  sent = { lang: 'ar', token: 'mine' };
  replies.push(send(car));
  assert.deepEqual(
    (await Promise.all(replies)).map(({ name }) => name),
    ['/car en undefined', '/car?id=2 en undefined', '/car ar undefined', '/car ar mine'],
  );
  assert.equal(received.length, 4);
});

test('equal POSTs are separate requests', async (t) => {
  const { origin, received } = await localServer(t, ok({ name: 'Seal' }));
  const send = clientOf(origin);
  await Promise.all([send(order, { id: 1 }), send(order, { id: 1 })]);
  assert.equal(received.length, 2);
});

test('a query is appended to one that the path already has', async (t) => {
  const { origin, received } = await localServer(t, ok({ name: 'Seal' }));
  await clientOf(origin)({ ...car, path: '/api.php?r=car' }, { id: 1 });
  assert.equal(received[0]?.url, '/api.php?r=car&id=1');
});
