import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { count, eq, sql } from 'drizzle-orm';
import { STATES } from '../../../demo/server/addresses/read-address.js';
import { zips } from '../../../demo/server/addresses/schema.js';
import { seedZips } from '../../../demo/server/addresses/seed.js';
import type { Database } from '../../../demo/server/db/database.js';
import { prepareDatabase } from '../../../demo/server/db/prepare-database.js';
import { overDatabase } from './each-database.js';
import { refuses, succeeds, testApp } from './test-app.js';

test('offers every region with zip codes as a state, by its postal abbreviation', async () => {
  const { default: table } = await import('zipcodes');
  const used = new Set(
    Object.values(table.codes).flatMap(({ country, state }) => (country === 'US' ? [state] : [])),
  );
  const listed: readonly string[] = STATES.map(({ code }) => code);
  assert.deepEqual([...listed].sort(), [...used].sort());
  const names = STATES.map(({ name }) => name);
  assert.deepEqual(
    names,
    [...names].sort((a, b) => a.localeCompare(b, 'en')),
  );
});

test('answers anyone with the states', async () => {
  assert.deepEqual(await succeeds(testApp().request('/v3/pc/address/stateList')), STATES);
});

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open([seedZips]);
  });
  after(() => database.close());

  const lookUp = (query: string, lang = 'en') =>
    testApp(database.db).request(`/v3/pc/address/codeList${query}`, { headers: { lang } });

  for (const [code, city, state] of [
    ['10001', 'New York', 'NY'],
    ['02134', 'Allston', 'MA'],
    ['90210', 'Beverly Hills', 'CA'],
    ['00501', 'Holtsville', 'NY'],
    ['99950', 'Ketchikan', 'AK'],
    ['96910', 'Hagatna', 'GU'],
    ['34002', 'DPO', 'AA'],
  ] as const) {
    test(`${code} is in ${city}, ${state}`, async () => {
      assert.deepEqual(await succeeds(lookUp(`?code=${code}`)), [{ code, city, state }]);
    });
  }

  test('answers an invalid code with an empty list', async () => {
    assert.deepEqual(await succeeds(lookUp('?code=00000')), []);
  });

  for (const query of [
    '',
    '?code=',
    '?code=1000',
    '?code=100011',
    '?code=1000a',
    '?code=10001-1234',
    '?code=K1A0B1',
  ]) {
    test(`answers codeList${query} with what a zip code looks like`, async () => {
      assert.equal(await refuses(lookUp(query), 400), 'Please enter a valid US zip code');
    });
  }

  test('ignores spaces around a code, and refuses in the shopper’s language', async () => {
    assert.deepEqual(await succeeds(lookUp('?code=%2010001%20')), [
      { code: '10001', city: 'New York', state: 'NY' },
    ]);
    assert.match(await refuses(lookUp('?code=1', 'fr'), 400), /code postal américain/);
    assert.match(await refuses(lookUp('?code=1', 'ar'), 400), /رمز بريدي/);
  });

  test('has 42,555 codes, all of the US, and adds none when it starts again', async () => {
    await prepareDatabase(database, [seedZips]);
    assert.deepEqual(await database.db.select({ n: count() }).from(zips), [{ n: 42_555 }]);
    assert.deepEqual(await database.db.select().from(zips).where(sql`${zips.code} !~ '^[0-9]{5}$'`), []);
    assert.deepEqual(await database.db.select().from(zips).where(eq(zips.city, '')), []);
  });
});
