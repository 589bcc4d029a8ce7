import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendCodeEmail } from '../../src/api/account.js';
import { luckyDraw } from '../../src/api/gifts.js';
import { halfAnswer, json, localServer, noAnswer, ok, text } from './local-server.js';
import { car, clientOf, failureOf, order } from './test-client.js';

for (const [how, broken] of Object.entries({
  'before the answer': noAnswer,
  'in the middle of the body': halfAnswer,
})) {
  test(`a GET whose connection breaks ${how} is retried once, without an error message`, async (t) => {
    const { origin, received } = await localServer(t, (response, count, request) =>
      (count === 1 ? broken : ok({ name: 'Seal' }))(response, count, request),
    );
    assert.deepEqual(await clientOf(origin)(car), { name: 'Seal' });
    assert.equal(received.length, 2);
  });

  test(`a GET that breaks ${how} again is a network error, after exactly two requests`, async (t) => {
    const { origin, received } = await localServer(t, broken);
    const { kind, code } = await failureOf(clientOf(origin)(car));
    assert.deepEqual({ kind, code }, { kind: 'network', code: 0 });
    assert.equal(received.length, 2);
  });

  test(`a POST that breaks ${how} is never sent again, since the server may have processed it`, async (t) => {
    const { origin, received } = await localServer(t, broken);
    assert.equal((await failureOf(clientOf(origin)(order), 'order')).kind, 'network');
    assert.equal(received.length, 1);
  });

  for (const acting of [sendCodeEmail, luckyDraw])
    test(`${acting.name} that breaks ${how} is never sent again, though a GET, since the server may have processed it`, async (t) => {
      const { origin, received } = await localServer(t, broken);
      assert.equal((await failureOf(clientOf(origin)<unknown>(acting), acting.name)).kind, 'network');
      assert.equal(received.length, 1);
    });
}

test('the second try is the same request, even if the language changed meanwhile', async (t) => {
  let lang = 'en';
  const { origin, received } = await localServer(t, (response, count, request) => {
    lang = 'fr';
    (count === 1 ? noAnswer : ok({ name: 'Seal' }))(response, count, request);
  });
  await clientOf(origin, { headers: () => ({ lang }) })(car);
  assert.deepEqual(
    received.map(({ headers }) => headers.lang),
    ['en', 'en'],
  );
});

test('a server that cannot be reached is a network error', async () => {
  assert.equal((await failureOf(clientOf('http://127.0.0.1:1')(car))).kind, 'network');
});

test('any answer from the server is final, and nothing is tried again', async (t) => {
  for (const answer of [json({}, 503), json({ code: 500 }), json({ code: 200 }), text('<p>Proxy')]) {
    const { origin, received } = await localServer(t, answer);
    await failureOf(clientOf(origin)(car));
    assert.equal(received.length, 1);
  }
});
