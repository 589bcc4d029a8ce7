import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, beforeEach, test } from 'node:test';
import { type AccountShop, PASSWORD, refuses, succeeds } from './account-shop.js';
import { overAccountShop } from './over-account-shop.js';
import { readEnvelope } from './test-app.js';

const LATER = 'Too many attempts. Please try again in 15 minutes.';

overAccountShop((newShop) => {
  let shop: AccountShop;
  before(() => newShop().open('ada@example.com'));
  beforeEach(() => {
    shop = newShop();
  });

  const guess = (email: string, address: string) => shop.logIn(email, 'guessing', { address });
  const codeOf = async (reply: Response) => (await readEnvelope(reply)).code;

  test('locks an account for 15 minutes after ten wrong passwords from any address', async () => {
    for (let guesses = 0; guesses < 10; guesses++) {
      await refuses(guess(guesses % 2 ? 'ada@example.com' : 'ADA@example.com', `192.0.2.${guesses}`), 400);
    }
    assert.equal(await refuses(shop.logIn('ada@example.com', PASSWORD), 429), LATER);
    shop.pass(13);
    await refuses(shop.logIn('ada@example.com', PASSWORD), 429);
    shop.pass(2);
    await succeeds(shop.logIn('ada@example.com', PASSWORD));
  });

  test('admits a browser that has signed in before while strangers guess, with ten guesses of its own', async () => {
    const first = await shop.logIn('ada@example.com');
    const [set = ''] = first.headers.getSetCookie();
    assert.match(
      set,
      /^portal_browser_[0-9a-f]{16}=[\w-]{24}\.[\w-]{43}; Max-Age=15552000; Path=\/v3; HttpOnly; SameSite=Lax$/,
    );
    const [cookie = ''] = set.split(';');
    for (let guesses = 0; guesses < 10; guesses++)
      await refuses(guess('ada@example.com', `192.0.2.${guesses}`), 400);
    const signIn = (password: string, sent: string) =>
      shop.logIn('ada@example.com', password, { cookie: sent, address: '192.0.2.99' });
    await refuses(
      signIn(
        PASSWORD,
        cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      ),
      429,
    );
    await refuses(signIn(PASSWORD, cookie.replace(/\..*/, '')), 429);
    const again = await signIn(PASSWORD, cookie);
    assert.ok(!again.headers.getSetCookie().some((each) => each.startsWith('portal_browser_')));
    await succeeds(again);
    await refuses(shop.logIn('ada@example.com', PASSWORD), 429);
    for (let guesses = 0; guesses < 10; guesses++) await refuses(signIn('guessing', cookie), 400);
    assert.equal(await refuses(signIn(PASSWORD, cookie), 429), LATER);
  });

  test('recognizes a browser only for the accounts that it signed in to', async () => {
    const first = await shop.logIn('ada@example.com');
    const [, value = ''] = /=([^;]*)/.exec(first.headers.getSetCookie()[0] ?? '') ?? [];
    const other = createHash('sha256').update('shopper bob@example.com').digest('hex').slice(0, 16);
    const cookie = `portal_browser_${other}=${value}`;
    for (let guesses = 0; guesses < 10; guesses++) await refuses(guess('bob@example.com', '192.0.2.1'), 400);
    await refuses(shop.logIn('bob@example.com', PASSWORD, { cookie }), 429);
  });

  test('counts guesses made at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => guess('ada@example.com', '192.0.2.1')),
    );
    const codes = await Promise.all(replies.map(codeOf));
    assert.equal(codes.filter((code) => code === 400).length, 10);
    assert.equal(shop.counts.verifications, 10);
  });

  test('does not count successful sign-ins', async () => {
    for (let times = 0; times < 30; times++) await succeeds(shop.logIn('ada@example.com', PASSWORD));
    const atOnce = Array.from({ length: 30 }, () => shop.logIn('ada@example.com', PASSWORD));
    for (const reply of await Promise.all(atOnce)) await succeeds(reply);
  });

  test('stops an IP address that guesses at a hundred accounts, and no other', async () => {
    for (let guesses = 0; guesses < 100; guesses++) {
      await refuses(guess(`shopper${guesses}@example.com`, '192.0.2.1'), 400);
    }
    assert.equal(await refuses(guess('ada@example.com', '192.0.2.1'), 429), LATER);
    await succeeds(shop.logIn('ada@example.com', PASSWORD, { address: '192.0.2.2' }));
  });

  test('sends at most five mails in 15 minutes to an address, with or without an account', async () => {
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      for (let mails = 0; mails < 5; mails++) {
        await succeeds(shop.sendCode(email, mails % 2 ? '1' : '2', { address: `192.0.2.${mails}` }));
      }
      const refusal = { code: 429, msg: LATER };
      assert.deepEqual(await readEnvelope(await shop.sendCode(email, '1')), { ...refusal, data: refusal });
    }
    shop.pass(15);
    await succeeds(shop.sendCode('ada@example.com', '2'));
  });

  test('sends at most sixty mails in 15 minutes for one caller', async () => {
    for (let mails = 0; mails < 60; mails++)
      await succeeds(shop.sendCode(`shopper${mails}@example.com`, '1'));
    assert.equal(await codeOf(await shop.sendCode('one-more@example.com', '1')), 429);
    assert.equal(shop.outbox.length, 60);
    await succeeds(shop.sendCode('one-more@example.com', '1', { address: '192.0.2.2' }));
  });

  test('lets a caller try at most a hundred codes in 15 minutes', async () => {
    for (let tries = 0; tries < 100; tries++) {
      const email = `shopper${tries}@example.com`;
      const reply =
        tries % 2 ? shop.editPwd(email, PASSWORD, '123456') : shop.register({ email, email_code: '123456' });
      assert.equal(await codeOf(await reply), 400);
    }
    assert.equal(await codeOf(await shop.editPwd('ada@example.com', PASSWORD, '123456')), 429);
    assert.equal(await codeOf(await shop.register({ email: 'x@example.com', email_code: '123456' })), 429);
  });

  test('does not count requests with invalid fields', async () => {
    for (let times = 0; times < 120; times++) await refuses(shop.logIn('ada', PASSWORD), 400);
    await succeeds(shop.logIn('ada@example.com', PASSWORD));
  });
});
