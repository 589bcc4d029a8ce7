import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import { type AccountShop, otherThan, PASSWORD, succeeds } from './account-shop.js';
import { overEachDatabase } from './each-database.js';
import { overAccountShop } from './over-account-shop.js';
import { readEnvelope } from './test-app.js';

const AT_ONCE = 20;

overAccountShop((newShop, database) => {
  let shop: AccountShop;
  beforeEach(() => {
    shop = newShop();
  });

  async function codesOf(call: (turn: number) => Promise<Response>): Promise<number[]> {
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => call(turn)));
    return (await Promise.all(replies.map(readEnvelope))).map(({ code }) => code).sort((a, b) => a - b);
  }

  const oneSuccess = [200, ...Array<number>(AT_ONCE - 1).fill(400)];

  test('opens one account when one code is used in twenty registrations at once', async () => {
    const email = 'ada@example.com';
    const email_code = await shop.codeFor(email);
    assert.deepEqual(await codesOf(() => shop.register({ email, email_code })), oneSuccess);
    const found = await database().db.select().from(users).where(eq(users.email, email));
    assert.equal(found.length, 1);
  });

  test('sets one password when one code is used in twenty changes at once', async () => {
    const email = 'bob@example.com';
    await shop.open(email);
    const code = await shop.codeFor(email, '2');
    const password = (turn: number) => `password ${turn}`;
    assert.deepEqual(await codesOf((turn) => shop.editPwd(email, password(turn), code)), oneSuccess);
    const logins = await codesOf((turn) => shop.logIn(email, password(turn), { address: String(turn) }));
    // The account accepts ten wrong guesses. The right one may or may not be tried before that.
    assert(logins.filter((each) => each === 200).length <= 1, String(logins));
  });

  test('counts all of twenty wrong guesses made at once', async () => {
    const email = 'carl@example.com';
    const code = await shop.codeFor(email);
    const wrong = otherThan(code);
    await codesOf(() => shop.register({ email, email_code: wrong }));
    const late = await readEnvelope(await shop.register({ email, email_code: code }));
    assert.equal(late.code, 400);
  });

  test('sends one valid code, and keeps running, when twenty are requested at once', async () => {
    const sent = await codesOf((turn) => shop.sendCode('dora@example.com', '1', { address: String(turn) }));
    assert.deepEqual(sent, [...Array<number>(5).fill(200), ...Array<number>(15).fill(429)]);
  });

  test('ends a sign-in by the old password that runs during a password change', async () => {
    const email = 'eve@example.com';
    await shop.open(email);
    for (let round = 0; round < 3; round++) {
      const [before, after] = [`${PASSWORD}${round}`, `${PASSWORD}${round + 1}`];
      if (round === 0) await succeeds(shop.editPwd(email, before, await shop.codeFor(email, '2')));
      const code = await shop.codeFor(email, '2');
      const attempts = Array.from({ length: 6 }, () => shop.logIn(email, before));
      const [, ...replies] = await Promise.all([shop.editPwd(email, after, code), ...attempts]);
      for (const reply of replies) {
        const { data } = await readEnvelope(reply);
        const token = typeof data === 'object' && data !== null && 'token' in data ? String(data.token) : '';
        assert.equal(await shop.isSignedIn(token), false);
      }
    }
  });
}, overEachDatabase);
