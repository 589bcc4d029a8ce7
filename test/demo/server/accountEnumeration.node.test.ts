import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { emailCodes } from '../../../demo/server/accounts/schema.js';
import { createUser } from '../../../demo/server/accounts/users.js';
import { type AccountShop, codeIn, PASSWORD } from './account-shop.js';
import { overAccountShop } from './over-account-shop.js';

const REGISTERED = 'known@example.com';
const UNREGISTERED = 'unknown@example.com';
/** An account that came from a provider, and never got a password. */
const WITHOUT_PASSWORD = 'social@example.com';

overAccountShop((newShop, database) => {
  let shop: AccountShop;
  before(async () => {
    await newShop().open(REGISTERED);
    await createUser(database().db, { email: WITHOUT_PASSWORD });
  });
  beforeEach(() => {
    shop = newShop();
  });

  /** Makes a call, and returns the answer and the amount of slow work that it took. */
  async function observe(call: () => Promise<Response>) {
    const start = { ...shop.counts };
    const reply = await call();
    const { hashes, verifications, mailServerCalls } = shop.counts;
    return {
      status: reply.status,
      body: await reply.text(),
      hashes: hashes - start.hashes,
      verifications: verifications - start.verifications,
      mailServerCalls: mailServerCalls - start.mailServerCalls,
    };
  }

  const emails = [REGISTERED, UNREGISTERED, WITHOUT_PASSWORD];
  async function looksAlike(call: (email: string) => Promise<Response>) {
    const observed = [];
    for (const email of emails) observed.push(await observe(() => call(email)));
    for (const each of observed) assert.deepEqual(each, observed[0]);
    return observed[0];
  }

  test('answers a wrong password alike, after one verification, with and without an account', async () => {
    const reply = await looksAlike((email) => shop.logIn(email, 'not this one'));
    assert.deepEqual([reply?.hashes, reply?.verifications], [0, 1]);
    const code = JSON.parse(reply?.body ?? '').code;
    assert.equal(code, 400);
  });

  test('answers too many wrong passwords alike, with and without an account', async () => {
    for (const email of emails) {
      for (let guess = 0; guess < 10; guess++) await shop.logIn(email, 'not this one', { address: email });
    }
    const reply = await looksAlike((email) => shop.logIn(email, PASSWORD));
    assert.match(reply?.body ?? '', /Too many attempts/);
    assert.equal(reply?.verifications, 0);
  });

  test('answers a request for a registration code alike, and mails the owner of a taken email', async () => {
    const reply = await looksAlike((email) => shop.sendCode(email, '1'));
    assert.deepEqual([reply?.hashes, reply?.mailServerCalls], [1, 1]);
    assert.deepEqual(
      shop.outbox.map(({ to, subject }) => [to, subject]),
      [
        [REGISTERED, 'You already have an account · Meridian'],
        [UNREGISTERED, 'Your verification code · Meridian'],
        [WITHOUT_PASSWORD, 'You already have an account · Meridian'],
      ],
    );
  });

  test('answers a request for a password code alike, and sends no mail without an account', async () => {
    const reply = await looksAlike((email) => shop.sendCode(email, '2'));
    assert.deepEqual([reply?.hashes, reply?.mailServerCalls], [1, 1]);
    assert.deepEqual(
      shop.outbox.map(({ to }) => to),
      [REGISTERED, WITHOUT_PASSWORD],
    );
    const stored = await database().db.select().from(emailCodes);
    for (const email of emails) assert(stored.some((row) => row.email === email && row.purpose === 'reset'));
  });

  test('answers a wrong code alike, whether or not a code was sent', async () => {
    const never = 'never@example.com';
    for (const email of emails) await shop.sendCode(email, '2');
    const code = codeIn(shop.outbox.at(-1)) === '000000' ? '000001' : '000000';
    const observed = [];
    for (const email of [...emails, never]) {
      observed.push(await observe(() => shop.editPwd(email, PASSWORD, code)));
    }
    for (const each of observed) assert.deepEqual({ ...each }, { ...observed[0] });
    assert.deepEqual([observed[0]?.hashes, observed[0]?.verifications], [0, 1]);
    await looksAlike((email) => shop.register({ email, email_code: code }));
  });

  test('refuses every password for an account without one, which can set one by mail', async () => {
    const code = await shop.codeFor(WITHOUT_PASSWORD, '2');
    const body = await (await shop.editPwd(WITHOUT_PASSWORD, PASSWORD, code)).text();
    assert.match(body, /Your password was changed/);
    await shop.signIn(WITHOUT_PASSWORD);
  });
});
