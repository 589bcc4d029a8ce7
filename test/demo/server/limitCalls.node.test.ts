import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../demo/server/http/api-env.js';
import { succeed } from '../../../demo/server/http/envelope.js';
import { limitCalls } from '../../../demo/server/http/limit-calls.js';
import { refuseErrors } from '../../../demo/server/http/refuse-errors.js';
import { refuses, succeeds } from './test-app.js';

/** An app that takes two calls a minute of each address, with a clock of its own. */
function limitedApp() {
  const clock = { now: 0 };
  const app = new Hono<ApiEnv>()
    .onError(refuseErrors)
    .use(limitCalls({ calls: 2, perMs: 60_000 }, () => clock.now))
    .get('/', (c) => succeed(c, null));
  const call = (remoteAddress: string) =>
    app.request('/', {}, { incoming: { socket: { remoteAddress } } }) as Promise<Response>; // no handler is synchronous
  return { clock, call };
}

test('an address that calls too often is told to wait, and others are not', async () => {
  const { call } = limitedApp();
  await succeeds(call('192.0.2.1'));
  await succeeds(call('192.0.2.1'));
  assert.match(await refuses(call('192.0.2.1'), 429), /^Too many requests/);
  await succeeds(call('192.0.2.2'));
});

test('a minute later it may call again', async () => {
  const { clock, call } = limitedApp();
  for (let calls = 0; calls < 5; calls++) await call('192.0.2.1');
  clock.now = 59_999;
  await refuses(call('192.0.2.1'), 429);
  clock.now = 60_000;
  await succeeds(call('192.0.2.1'));
});

test('forgetting the many addresses of a minute ago forgets none that must wait', async () => {
  const { clock, call } = limitedApp();
  for (let address = 0; address <= 10_000; address++) await call(`2001:db8::${address}`);
  clock.now = 59_000;
  for (let calls = 0; calls < 3; calls++) await call('192.0.2.1');
  clock.now = 60_000;
  await refuses(call('192.0.2.1'), 429);
  await succeeds(call('2001:db8::1'));
});
