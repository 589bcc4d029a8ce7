import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { assert as assertStruct, literal, type } from 'superstruct';
import { users } from '../../../demo/server/accounts/schema.js';
import { linkPerson } from '../../../demo/server/social/link-person.js';
import type { SocialPerson } from '../../../demo/server/social/providers.js';
import { identities } from '../../../demo/server/social/schema.js';
import { SignedIn } from '../../../demo/shared/replies/account.js';
import { overDatabase } from './each-database.js';
import {
  DEMO_AT_GOOGLE,
  facebookToken,
  googleCode,
  openSocialShop,
  PRIYA,
  SAM,
  type SocialShop,
} from './social-shop.js';
import { refuses, succeeds } from './test-app.js';

overDatabase((open) => {
  let shop: SocialShop;
  before(async () => {
    shop = await openSocialShop(open);
  });
  after(() => shop.close());

  const google = async (browser = shop.browser()) =>
    browser.call('/pc/codeGoogleLogin', { code: await googleCode(shop, DEMO_AT_GOOGLE) });
  const password = { email: 'Demo@example.com', password: 'demo123' };
  const person = (change: Partial<SocialPerson>): SocialPerson => ({
    issuer: 'https://a.example',
    subject: '1',
    email: null,
    name: 'Ann',
    picture: null,
    ...change,
  });

  test('neither opens an existing account by its email, nor makes a second one', async () => {
    const message = await refuses(google(), 4090);
    assert.match(message, /There’s already an account with demo@example.com/);
    const accounts = await shop.database.db.select().from(users).where(eq(users.email, 'demo@example.com'));
    assert.equal(accounts.length, 1);
  });

  test('links nothing by another account’s password, or in another browser', async () => {
    const browser = shop.browser();
    await refuses(google(browser), 4090);
    await succeeds(browser.call('/pc/login', { email: 'sam@example.com', password: 'sample123' }));
    await succeeds(shop.browser().call('/pc/login', password));
    await refuses(google(), 4090);
  });

  test('links both when its password is given once in the same browser', async () => {
    const browser = shop.browser();
    await refuses(google(browser), 4090);
    await refuses(browser.call('/pc/login', { ...password, password: 'wrong-one' }), 400);
    await refuses(google(), 4090);
    await refuses(google(browser), 4090);
    const own = await succeeds(browser.call('/pc/login', password));
    assertStruct(own, SignedIn);
    const again = await succeeds(google());
    assertStruct(again, SignedIn);
    assert.equal(again.user.user_id, own.user.user_id);
  });

  test('treats the same id at another provider as another person', async () => {
    const { db } = shop.database;
    const one = await linkPerson(db, person({ subject: '77' }));
    const other = await linkPerson(db, person({ subject: '77', issuer: 'https://b.example' }));
    assert.notDeepEqual(one, other);
  });

  for (const email of [null, 'twice@example.com'])
    test(`makes one account of two first sign-ins at the same time (${email ?? 'without an email'})`, async () => {
      const { db } = shop.database;
      const who = person({ subject: `at once ${email}`, email, name: `At once ${email}` });
      const linked = await Promise.all([1, 2, 3, 4].map(() => linkPerson(db, who)));
      assert.equal(new Set(linked.map((each) => JSON.stringify(each))).size, 1, JSON.stringify(linked));
      assert('userId' in Object(linked[0]));
      const accounts = await db
        .select()
        .from(users)
        .where(eq(users.uname, who.name ?? ''));
      assert.equal(accounts.length, 1);
    });

  test('gives the account to one of two people with one email at the same time, and refuses the other', async () => {
    const { db } = shop.database;
    const both = await Promise.all(
      ['5', '6'].map((subject) => linkPerson(db, person({ subject, email: 'shared@example.com' }))),
    );
    assert.deepEqual(both.map((each) => 'userId' in each).sort(), [false, true]);
  });

  test('signs a person of Facebook with an email in', async () => {
    const access_token = await facebookToken(shop, PRIYA);
    const data = await succeeds(shop.browser().call('/pc/facebookLogin', { access_token }));
    assertStruct(data, type({ user: type({ email: literal('priya.raman@example.com') }) }));
  });

  test('refuses an invented token of Facebook', async () => {
    await refuses(shop.browser().call('/pc/facebookLogin', { access_token: 'invented' }), 4010);
  });

  test('asks a person of Facebook without an email for one, which is unproven and opens nothing', async () => {
    const browser = shop.browser();
    const login = async () =>
      browser.call('/pc/facebookLogin', { access_token: await facebookToken(shop, SAM) });
    const bind = { email: 'demo@example.com', facebook_id: SAM, uname: 'Sam Okafor', headimgurl: '' };
    await refuses(browser.call('/pc/fbBindEmail', bind), 4100);
    assert.match(await refuses(login(), 4220), /enter one/);
    assert.equal(
      await refuses(browser.call('/pc/fbBindEmail', { ...bind, email: 'sam@' }), 400),
      'Please enter the correct email format',
    );
    await refuses(shop.browser().call('/pc/fbBindEmail', bind), 4100);
    const data = await succeeds(browser.call('/pc/fbBindEmail', bind));
    assertStruct(data, SignedIn);
    const { db } = shop.database;
    const [account] = await db.select().from(users).where(eq(users.userId, data.user.user_id));
    assert.equal(account?.email, null);
    const [link] = await db.select().from(identities).where(eq(identities.subject, SAM));
    assert.deepEqual([link?.userId, link?.unprovenEmail], [data.user.user_id, 'demo@example.com']);
    await refuses(browser.call('/pc/fbBindEmail', bind), 4100);

    const again = await succeeds(login());
    assertStruct(again, SignedIn);
    assert.equal(again.user.user_id, data.user.user_id, 'from now on Facebook alone is enough');
  });
});
