import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { count, eq } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import { DEMO_EMAIL, seedAccounts } from '../../../demo/server/accounts/seed.js';
import type { Database } from '../../../demo/server/db/database.js';
import { prepareDatabase } from '../../../demo/server/db/prepare-database.js';
import { settings } from '../../../demo/server/settings/schema.js';
import { accountShop, succeeds } from './account-shop.js';
import { overDatabase } from './each-database.js';
import { testApp } from './test-app.js';

const IMAGES = {
  google: '/media/providers/google.svg',
  facebook: '/media/providers/facebook.svg',
  twitter: '/media/providers/twitter.svg',
  apple: '/media/providers/apple.svg',
};

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open([seedAccounts]);
    await prepareDatabase(database, [seedAccounts]);
  });
  after(() => database.close());

  const request = () => succeeds(testApp(database.db).request('/v3/pc/otherLoginSwitch'));

  test('offers the other ways to sign in, each with an existing image', async () => {
    assert.deepEqual(await request(), { pc_switch: 1, ...IMAGES, passkey_host: 'localhost' });
    for (const image of Object.values(IMAGES)) {
      const { status, headers } = await testApp(database.db).request(image);
      assert.deepEqual([status, headers.get('content-type')], [200, 'image/svg+xml; charset=utf-8']);
    }
  });

  test('lets the shop switch them off, also across a restart', async () => {
    await database.db.update(settings).set({ value: '0' }).where(eq(settings.key, 'OTHER_LOGIN'));
    await prepareDatabase(database, [seedAccounts]);
    assert.deepEqual(await request(), { pc_switch: 0, ...IMAGES, passkey_host: 'localhost' });
  });

  test('creates the demo’s shoppers once, and lets them sign in', async () => {
    const shop = accountShop(database.db);
    assert.equal((await shop.signIn(DEMO_EMAIL, 'demo123')).user.uname, 'Dana Whitfield');
    assert.equal((await shop.signIn('sam@example.com', 'sample123')).user.uname, 'Sam Sample');
    assert.equal(Number((await database.db.select({ n: count() }).from(users))[0]?.n), 2);
  });
});
