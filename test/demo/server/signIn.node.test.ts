import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type AccountShop, PASSWORD, refuses, succeeds } from './account-shop.js';
import { overAccountShop } from './over-account-shop.js';

const WRONG = 'The email or password is incorrect';

overAccountShop((newShop) => {
  let shop: AccountShop;
  before(async () => {
    shop = newShop();
    await shop.open('ada@example.com');
  });

  test('answers an email and password with a token and the user, without the hash', async () => {
    const { token, user } = await shop.signIn('ada@example.com');
    assert.match(token, /^[\w-]{43}$/);
    assert.deepEqual(
      { ...user, user_id: 1, invit_code: '' },
      {
        user_id: 1,
        email: 'ada@example.com',
        uname: 'ada',
        headimgurl: '',
        is_coupon: 1,
        is_show_handle: 0,
        invit_code: '',
      },
    );
    assert.match(user.invit_code, /^[2-9A-HJ-NP-Z]{8}$/);
  });

  test('ignores case and surrounding spaces in the email, but not in the password', async () => {
    await succeeds(shop.logIn('  Ada@Example.COM '));
    assert.equal(await refuses(shop.logIn('ada@example.com', PASSWORD.toUpperCase()), 400), WRONG);
    assert.equal(await refuses(shop.logIn('ada@example.com', ` ${PASSWORD}`), 400), WRONG);
  });

  test('accepts the same characters typed on another keyboard as the same password', async () => {
    const code = await shop.codeFor('ada@example.com', '2');
    await succeeds(shop.editPwd('ada@example.com', 'caf\u00e9 au lait', code));
    await shop.signIn('ada@example.com', 'cafe\u0301 au lait');
  });

  for (const [email, password, message] of [
    ['', PASSWORD, 'The email cannot be empty'],
    ['  ', PASSWORD, 'The email cannot be empty'],
    ['ada', PASSWORD, 'Please enter the correct email format'],
    [`${'a'.repeat(250)}@example.com`, PASSWORD, '"email" may be at most 254 characters long.'],
    ['ada@example.com', '', 'enter your PIN'],
    ['ada@example.com', '12345', 'The password must contain at least six characters'],
    ['ada@example.com', 'x'.repeat(201), '"password" may be at most 200 characters long.'],
    ['ada@example.com', 'null\0null', '"password" holds a character that is not allowed.'],
  ] as const) {
    test(`refuses ${JSON.stringify([email, password]).slice(0, 60)}: ${message}`, async () => {
      assert.equal(await refuses(shop.logIn(email, password), 400), message);
    });
  }

  test('refuses in the shopper’s language', async () => {
    const reply = shop.logIn('ada@example.com', 'not this one', { lang: 'fr' });
    assert.equal(await refuses(reply, 400), 'L’adresse e-mail ou le mot de passe est incorrect');
  });

  test('logs no password, code, or token', async () => {
    const { token } = await shop.signIn('ada@example.com', 'caf\u00e9 au lait');
    await shop.isSignedIn(token);
    const code = await shop.codeFor('log@example.com');
    await shop.register({ email: 'log@example.com', email_code: code });
    const log = shop.log.join();
    assert(shop.log.length > 10);
    for (const secret of [PASSWORD, token, code, 'au lait']) assert(!log.includes(secret));
  });
});
