import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localServer, ok } from './local-server.js';
import { car, clientOf, failureOf, order } from './test-client.js';

for (const status of [301, 302, 303, 307, 308]) {
  test(`a redirect (${status}) is refused, and the token is sent to no other origin`, async (t) => {
    const thief = await localServer(t, ok({ name: 'Stolen' }));
    const { origin, received } = await localServer(t, (response) =>
      response.writeHead(status, { location: `${thief.origin}/car` }).end(),
    );
    const send = clientOf(origin, { headers: () => ({ token: 'secret' }) });
    assert.equal((await failureOf(send(car))).kind, 'http');
    assert.equal((await failureOf(send(order), 'order')).kind, 'http');
    assert.deepEqual(thief.received, []);
    assert.deepEqual(
      received.map(({ headers }) => headers.token),
      ['secret', 'secret'],
    );
  });
}
