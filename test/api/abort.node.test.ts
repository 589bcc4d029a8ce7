import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { localServer, ok, silence } from './local-server.js';
import { car, clientOf, failureOf, order } from './test-client.js';

test('aborting a call ends its request and rejects with "abort", which is never shown', async (t) => {
  let closing: Promise<unknown> | undefined;
  const { origin, came } = await localServer(t, (response) => {
    closing = once(response, 'close');
  });
  for (const [count, endpoint] of [car, order].entries()) {
    const end = new AbortController();
    const request = clientOf(origin)(endpoint, {}, { signal: end.signal });
    await came(count + 1);
    end.abort();
    assert.equal((await failureOf(request, endpoint.name)).kind, 'abort');
    await closing;
  }
});

test('a request is not sent if its caller aborted before', async (t) => {
  const { origin, received } = await localServer(t, ok({ name: 'Seal' }));
  const send = clientOf(origin);
  const gone = { signal: AbortSignal.abort() };
  assert.equal((await failureOf(send(car, {}, gone))).kind, 'abort');
  assert.equal((await failureOf(send(order, {}, gone), 'order')).kind, 'abort');
  assert.deepEqual(await send(car), { name: 'Seal' });
  assert.equal(received.length, 1);
});

test('other callers keep a shared request when one aborts', async (t) => {
  let answer = () => {};
  const { origin, received, came } = await localServer(t, (...exchange) => {
    answer = () => ok({ name: 'Seal' })(...exchange);
  });
  const send = clientOf(origin);
  const first = new AbortController();
  const leaving = send(car, {}, { signal: first.signal });
  const staying = send(car, {}, { signal: new AbortController().signal });
  const alwaysThere = send(car);
  await came(1);
  first.abort();
  assert.equal((await failureOf(leaving)).kind, 'abort');
  answer();
  assert.deepEqual(await Promise.all([staying, alwaysThere]), [{ name: 'Seal' }, { name: 'Seal' }]);
  assert.equal(received.length, 1);
});

test('a new caller gets a new request after all others aborted', async (t) => {
  const { origin, received, came } = await localServer(t, (response, count, request) =>
    (count === 1 ? silence : ok({ name: 'Seal' }))(response, count, request),
  );
  const send = clientOf(origin);
  const ends = [new AbortController(), new AbortController()];
  const leaving = ends.map(({ signal }) => failureOf(send(car, {}, { signal })));
  await came(1);
  for (const end of ends) end.abort();
  const next = send(car);
  assert.deepEqual(await next, { name: 'Seal' });
  assert.deepEqual(
    (await Promise.all(leaving)).map(({ kind }) => kind),
    ['abort', 'abort'],
  );
  assert.equal(received.length, 2);
});

test('an abort after the reply changes nothing', async (t) => {
  const { origin } = await localServer(t, ok({ name: 'Seal' }));
  const end = new AbortController();
  const reply = await clientOf(origin)(car, {}, { signal: end.signal });
  end.abort();
  assert.deepEqual(reply, { name: 'Seal' });
});

test('a lost connection is not retried after every caller has aborted', async (t) => {
  const end = new AbortController();
  const { origin, received } = await localServer(t, (response) => {
    end.abort();
    response.destroy();
  });
  const send = clientOf(origin);
  assert.equal((await failureOf(send(car, {}, { signal: end.signal }))).kind, 'abort');
  await failureOf(send(order), 'order');
  assert.deepEqual(
    received.map(({ url }) => url),
    ['/car', '/order'],
  );
});
