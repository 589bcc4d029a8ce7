import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assert as assertStruct, object, type, unknown } from 'superstruct';
import { type AccountShop, PASSWORD, refuses, succeeds, UserReply } from './account-shop.js';
import { overAccountShop } from './over-account-shop.js';

const FORM = {
  uname: 'Ada  Lovelace ',
  phone: '+1 310 555 0133',
  lang: 'fr',
  picture_color: '3',
};

overAccountShop((newShop) => {
  let people = 0;
  async function ada(): Promise<{ shop: AccountShop; email: string; token: string }> {
    people += 1;
    const email = `ada${people}@profile.example.com`;
    const shop = newShop();
    await shop.open(email);
    return { shop, email, token: (await shop.signIn(email)).token };
  }

  test('stores a tidied profile, whose name becomes the account’s', async () => {
    const { shop, email, token } = await ada();
    const before = await succeeds(shop.get('/pc/user/profile', {}, { token }));
    assert.deepEqual(before, {
      email,
      uname: email.split('@')[0],
      phone: '',
      lang: '',
      picture_color: 0,
      has_password: true,
      is_linked: false,
      created_at: shop.clock.now.toISOString(),
    });
    const reply = await succeeds(shop.post('/pc/user/profile', FORM, { token }));
    assertStruct(reply, object({ profile: unknown(), user: UserReply }));
    const profile = { ...FORM, uname: 'Ada Lovelace', picture_color: 3 };
    assertStruct(reply.profile, type({ uname: unknown() }));
    assert.deepEqual(reply.profile, { ...Object(before), ...profile });
    assert.equal(reply.user.uname, 'Ada Lovelace');
    assert.deepEqual(await succeeds(shop.get('/pc/user/profile', {}, { token })), reply.profile);
    const signedIn = await shop.signIn(email, PASSWORD);
    assert.equal(signedIn.user.uname, 'Ada Lovelace');
  });

  test('lets a shopper clear every field but the name', async () => {
    const { shop, token } = await ada();
    await succeeds(shop.post('/pc/user/profile', FORM, { token }));
    await succeeds(shop.post('/pc/user/profile', { uname: 'Ada' }, { token }));
    const after = await succeeds(shop.get('/pc/user/profile', {}, { token }));
    assertStruct(after, type({ phone: unknown(), lang: unknown() }));
    assert.deepEqual([after.phone, after.lang], ['', '']);
  });

  for (const [wrong, message] of [
    [{ uname: '  ' }, 'The name cannot be empty'],
    [{ uname: 'x'.repeat(41) }, 'The name can be up to 40 characters long'],
    [{ phone: '12345' }, 'Please enter a phone number of 7 to 15 digits'],
    [{ phone: 'call me 5550133' }, 'Please enter a phone number of 7 to 15 digits'],
    [{ picture_color: '6' }, '"picture_color" must be a whole number from 0 to 5.'],
  ] as const) {
    test(`refuses ${JSON.stringify(wrong).slice(0, 60)}, and changes nothing`, async () => {
      const { shop, token } = await ada();
      const before = await succeeds(shop.get('/pc/user/profile', {}, { token }));
      const form = { ...FORM, ...wrong };
      assert.equal(await refuses(shop.post('/pc/user/profile', form, { token }), 400), message);
      assert.deepEqual(await succeeds(shop.get('/pc/user/profile', {}, { token })), before);
    });
  }

  test('has no profile for a guest, and a separate one for each shopper', async () => {
    const [one, other] = [await ada(), await ada()];
    await succeeds(one.shop.post('/pc/user/profile', FORM, { token: one.token }));
    const theirs = await succeeds(other.shop.get('/pc/user/profile', {}, { token: other.token }));
    assertStruct(theirs, type({ email: unknown(), phone: unknown() }));
    assert.deepEqual([theirs.email, theirs.phone], [other.email, '']);
    await refuses(one.shop.get('/pc/user/profile'), 401);
    const message = await refuses(one.shop.post('/pc/user/profile', FORM, { lang: 'fr' }), 401);
    assert.notEqual(message, 'Please sign in to continue');
  });
});
