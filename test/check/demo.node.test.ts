import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listen } from '../../demo/server/listen.js';
import { check } from '../../src/check/check.js';
import { readOptions } from '../../src/check/options.js';
import { openFilledPglite } from '../demo/server/filled-database.js';
import { PARTNER, post, succeeds, testApp } from '../demo/server/test-app.js';

test('the demo speaks the contract, to guests and to shoppers', async (t) => {
  const database = await openFilledPglite('whole');
  t.after(() => database.close());
  const app = testApp(database.db);
  const { port, stop } = await listen(0, 'PORT', app.fetch);
  t.after(stop);
  const signedIn = await succeeds(post(app, '/v3/pc/login', 'email=demo@example.com&password=demo123'));
  const token = String(Reflect.get(Object(signedIn), 'token'));
  for (const [words, results] of [
    [[], ['fits', 'skipped']],
    [['--token', token], ['fits']],
  ] as const) {
    const options = readOptions(['check', `http://127.0.0.1:${port}/v3`, '--origin', PARTNER, ...words]);
    assert.ok(options);
    const outcomes = await check(options);
    assert.deepEqual(
      outcomes.flatMap(({ faults }) => faults),
      [],
    );
    assert.deepEqual([...new Set(outcomes.map(({ result }) => result))].sort(), results);
  }
});
