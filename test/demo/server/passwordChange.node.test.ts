import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type AccountShop, PASSWORD, refuses, succeeds } from './account-shop.js';
import { overAccountShop } from './over-account-shop.js';
import { readEnvelope } from './test-app.js';

overAccountShop((newShop) => {
  let shop: AccountShop;
  before(async () => {
    shop = newShop();
    await shop.open('ada@example.com');
    await shop.open('bob@example.com');
  });

  test('sets a new password by a mailed code, and ends the old password and all old sessions', async () => {
    const phone = await shop.signIn('ada@example.com');
    const laptop = await shop.signIn('ada@example.com');
    const bob = await shop.signIn('bob@example.com');
    const code = await shop.codeFor('ada@example.com', '2');
    const { data } = await readEnvelope(await shop.editPwd('ADA@example.com', 'a new one', code));
    assert.deepEqual(data, { code: 200, msg: 'Your password was changed. Please sign in with the new one.' });

    assert.deepEqual(
      [await shop.isSignedIn(phone.token), await shop.isSignedIn(laptop.token)],
      [false, false],
    );
    assert(await shop.isSignedIn(bob.token));
    await refuses(shop.logIn('ada@example.com', PASSWORD), 400);
    assert(await shop.isSignedIn((await shop.signIn('ada@example.com', 'a new one')).token));
  });

  test('admits a locked-out shopper who forgot the password with a new one', async () => {
    for (let guess = 0; guess < 11; guess++) await shop.logIn('bob@example.com', 'guessing');
    await refuses(shop.logIn('bob@example.com', PASSWORD), 429);
    const code = await shop.codeFor('bob@example.com', '2');
    await succeeds(shop.editPwd('bob@example.com', 'a new one', code));
    await shop.signIn('bob@example.com', 'a new one');
  });

  for (const [email, password, code, message] of [
    ['', 'a new one', '123456', 'Please fill in the email address'],
    ['ada@', 'a new one', '123456', 'Please enter the correct email address'],
    ['ada@example.com', '', '123456', 'Please fill in your password'],
    ['ada@example.com', '12345', '123456', 'The password must contain at least six characters'],
    ['ada@example.com', 'a new one', '', 'Please verify security first'],
    ['ada@example.com', 'a new one', '1234', 'Enter the correct verification code'],
    [
      'ada@example.com',
      'a new one',
      '123456',
      'The verification code is wrong or has expired. Check it, or get a new one.',
    ],
  ] as const) {
    test(`refuses "${email}", "${password}", and "${code}": ${message}`, async () => {
      const refusal = { code: 400, msg: message };
      const reply = await readEnvelope(await shop.editPwd(email, password, code));
      assert.deepEqual(reply, { ...refusal, data: refusal });
    });
  }
});
