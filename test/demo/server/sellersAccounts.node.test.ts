import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../../demo/server/db/database.js';
import { codeIn, otherThan, PASSWORD, refuses, succeeds } from './account-shop.js';
import { overDatabase } from './each-database.js';
import { sellerShop } from './seller-shop.js';

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open([]);
  });
  after(() => database.close());

  const info = (shop: ReturnType<typeof sellerShop>, token: string) =>
    succeeds(shop.get('/pc/seller/info', {}, { token }));
  const logIn = (shop: ReturnType<typeof sellerShop>, email: string, password = PASSWORD) =>
    shop.post('/pc/seller/login', { email, password }, { address: email });

  test('lets a seller register with a mailed code, sign out, and sign in again', async () => {
    const shop = sellerShop(database);
    const token = await shop.openSeller('nora@sellers.test');
    assert.match(shop.outbox[0]?.subject ?? '', /^Your seller verification code/);
    const me = await info(shop, token);
    assert.deepEqual(me, {
      seller_id: (me as { seller_id: number }).seller_id, // any number
      email: 'nora@sellers.test',
      name: 'Nora',
      store: null,
      applications: [],
    });
    await succeeds(shop.post('/pc/seller/logout', {}, { token }));
    assert.deepEqual(await info(shop, token), {});
    assert.match(JSON.stringify(await succeeds(logIn(shop, 'Nora@Sellers.Test'))), /"token":"seller_/);
    assert.equal(
      await refuses(logIn(shop, 'nora@sellers.test', 'not it at all'), 400),
      'The email or password is incorrect',
    );
  });

  test('allows a shopper’s and a seller’s account for one email, and separates their tokens', async () => {
    const shop = sellerShop(database);
    const email = 'both@sellers.test';
    const seller = await shop.openSeller(email);
    await refuses(shop.logIn(email), 400);
    await shop.open(email);
    const shopper = (await shop.signIn(email)).token;
    assert.deepEqual(await info(shop, shopper), {});
    assert.equal(await shop.isSignedIn(seller), false);
    await succeeds(shop.post('/pc/logout', {}, { token: seller }));
    await succeeds(shop.post('/pc/seller/logout', {}, { token: shopper }));
    assert.equal(await shop.isSignedIn(shopper), true, 'signing out of the one leaves the other');
    assert.match(JSON.stringify(await info(shop, seller)), /both@/);
    // A code for one kind of account doesn't work for the other.
    shop.pass(20);
    const code = await shop.codeFor(email, '2');
    const fields = { email, password: 'another secret', code };
    await refuses(shop.post('/pc/seller/forgotPassword', fields), 400);
  });

  test('changes a forgotten password by a mailed code, and ends all sessions', async () => {
    const shop = sellerShop(database);
    const email = 'forgot@sellers.test';
    const token = await shop.openSeller(email);
    await succeeds(shop.get('/pc/seller/sendCode', { email, id: '2' }));
    const code = codeIn(shop.outbox.at(-1));
    const change = (text: string) =>
      shop.post('/pc/seller/forgotPassword', { email, password: 'a new secret', code: text });
    await refuses(change(otherThan(code)), 400);
    await succeeds(change(code));
    await refuses(change(code), 400);
    assert.deepEqual(await info(shop, token), {});
    await refuses(logIn(shop, email), 400);
    await succeeds(logIn(shop, email, 'a new secret'));
  });

  test('reveals whether an email has an account by mail only', async () => {
    const shop = sellerShop(database);
    await shop.openSeller('known@sellers.test');
    const answers = [];
    for (const email of ['known@sellers.test', 'nobody@sellers.test']) {
      for (const id of ['1', '2']) {
        const reply = await shop.get('/pc/seller/sendCode', { email, id }, { address: email });
        answers.push(await reply.json());
      }
    }
    assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
    assert.deepEqual(
      shop.outbox.slice(1).map(({ to, subject }) => `${to}: ${subject.split(' ·')[0]}`),
      [
        'known@sellers.test: You already have an account',
        'known@sellers.test: Change your seller password',
        'nobody@sellers.test: Your seller verification code',
      ],
    );
  });

  test('stops guesses at a password after ten, without locking out a shopper with that email', async () => {
    const shop = sellerShop(database);
    const email = 'guessed@sellers.test';
    await shop.openSeller(email);
    await shop.open(email);
    for (let n = 0; n < 10; n++) await refuses(logIn(shop, email, `guess ${n}`), 400);
    await refuses(logIn(shop, email), 429);
    await shop.signIn(email);
    shop.pass(16);
    await succeeds(logIn(shop, email));
  });

  test('validates the fields like a shopper’s, and requires a name', async () => {
    const shop = sellerShop(database);
    const fields = { name: 'Nora', email: 'x@sellers.test', password: PASSWORD, enter_password: PASSWORD };
    const register = (change: Record<string, string>) =>
      refuses(shop.post('/pc/seller/register', { ...fields, email_code: '12345', ...change }), 400);
    assert.equal(await register({ name: ' ' }), 'The name cannot be empty');
    assert.equal(await register({ email: 'x@y' }), 'Please enter the correct email format');
    assert.equal(await register({ password: 'short' }), 'The password must contain at least six characters');
    assert.equal(await register({ enter_password: 'other' }), 'The passwords are inconsistent');
    assert.equal(await register({ email_code: '123' }), 'Enter the correct verification code');
    assert.match(await register({}), /wrong or has expired/);
  });
});
