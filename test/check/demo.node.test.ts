import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listen } from '../../demo/server/listen.js';
import { check } from '../../src/check/check.js';
import { openFilledPglite } from '../demo/server/filled-database.js';
import { PARTNER, post, succeeds, testApp } from '../demo/server/test-app.js';
import { optionsOf } from './shop.js';

test('the demo follows the contract, for guests and for shoppers', async (t) => {
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
    const { finding, outcomes } = await check(
      optionsOf('check', `http://127.0.0.1:${port}/v3`, '--origin', PARTNER, ...words),
    );
    assert.equal(finding, null);
    assert.deepEqual(
      outcomes.flatMap(({ faults }) => faults),
      [],
    );
    assert.deepEqual([...new Set(outcomes.map(({ result }) => result))].sort(), results);
  }
  // Pages of the default origin are refused. That is one finding, which says what to set.
  const { finding, outcomes } = await check(optionsOf('check', `http://127.0.0.1:${port}/v3`));
  assert.match(
    finding?.change ?? '',
    /^Pages of https:\/\/partner\.example .* ALLOWED_ORIGINS\..* --origin\.$/,
  );
  assert.deepEqual(
    outcomes.flatMap(({ faults }) => faults),
    [],
  );
});
