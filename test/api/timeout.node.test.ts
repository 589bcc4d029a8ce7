import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, localServer, ok, silence } from './local-server.js';
import { car, clientOf, failureOf, order } from './test-client.js';

/** Sends a byte every few milliseconds forever, so data keeps arriving but the reply never completes. */
const trickle: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drip = setInterval(() => response.write(' '), 5);
  response.on('close', () => clearInterval(drip));
};

test('a request without a response fails after the configured timeout', async (t) => {
  const { origin } = await localServer(t, silence);
  const sent = t.mock.method(globalThis, 'fetch');
  const begun = performance.now();
  const { kind, code } = await failureOf(clientOf(origin, { timeout: () => 80 })(car));
  const taken = performance.now() - begun;
  assert.deepEqual({ kind, code }, { kind: 'timeout', code: 0 });
  assert.ok(taken >= 75, `given up after ${taken} ms`);
  assert.equal(sent.mock.callCount(), 1, 'a timeout is not tried again');
});

test('a request whose body arrives too slowly fails after the timeout, too', async (t) => {
  const { origin } = await localServer(t, trickle);
  assert.equal((await failureOf(clientOf(origin, { timeout: () => 80 })(car))).kind, 'timeout');
});

test('the connection of a request that timed out is closed', async (t) => {
  let closed = () => {};
  const closing = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const { origin } = await localServer(t, (response) => response.on('close', closed));
  await failureOf(clientOf(origin, { timeout: () => 50 })(car));
  await closing;
});

test('the timeout is read for each request, so a new configuration applies immediately', async (t) => {
  let timeout = 60;
  const { origin } = await localServer(t, (response, count, request) =>
    timeout === 60 ? silence(response, count, request) : ok({ name: 'Seal' })(response, count, request),
  );
  const send = clientOf(origin, { timeout: () => timeout });
  assert.equal((await failureOf(send(order), 'order')).kind, 'timeout');
  timeout = 30_000;
  assert.deepEqual(await send(order), { name: 'Seal' });
});

test('after a reply no timer is left', async (t) => {
  const clear = t.mock.method(globalThis, 'clearTimeout');
  const set = t.mock.method(globalThis, 'setTimeout');
  const { origin } = await localServer(t, ok({ name: 'Seal' }));
  await clientOf(origin, { timeout: () => 29_999 })(car);
  const ours = set.mock.calls.find((call) => call.arguments[1] === 29_999)?.result;
  assert.ok(ours, 'a timer was set');
  assert.ok(clear.mock.calls.some((call) => call.arguments[0] === ours));
});

test('a `fetch` of the page that drops the signal, or never answers, times out nevertheless', async (t) => {
  const { origin } = await localServer(t, silence);
  const { fetch } = globalThis;
  const wrapped = t.mock.method(globalThis, 'fetch', (url: string, { signal, ...init }: RequestInit) =>
    fetch(url, init),
  );
  const { kind } = await failureOf(clientOf(origin, { timeout: () => 80 })(car));
  assert.equal(kind, 'timeout');
  assert.equal(wrapped.mock.callCount(), 1);
});
