import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { emailCodes } from '../../../demo/server/accounts/schema.js';
import { type AccountShop, codeIn, otherThan, PASSWORD, refuses, succeeds } from './account-shop.js';
import { overAccountShop } from './over-account-shop.js';
import { readEnvelope } from './test-app.js';

const WRONG = 'The verification code is wrong or has expired. Check it, or get a new one.';
const SENT = 'Check your inbox: the message can take a minute to arrive.';

overAccountShop((newShop, database) => {
  let shop: AccountShop;
  let shoppers = 0;
  let email = '';
  beforeEach(() => {
    shop = newShop();
    shoppers += 1;
    email = `shopper${shoppers}@example.com`;
  });

  const tries = async (code: string) => refuses(shop.register({ email, email_code: code }), 400);

  test('sends a six-digit code, and stores only its hash', async () => {
    const code = await shop.codeFor(email);
    assert.match(code, /^\d{6}$/);
    const rows = await database().db.select().from(emailCodes);
    assert(rows.length > 0 && rows.every((row) => row.codeHash.startsWith('$argon2id$')));
  });

  test('answers with the message in the data as well, and the length of the mailed code', async () => {
    const sent = { code: 200, msg: SENT };
    assert.deepEqual(await readEnvelope(await shop.sendCode(email, '1')), {
      ...sent,
      data: { ...sent, code_length: 6 },
    });
    const refused = { code: 400, msg: 'The email cannot be empty' };
    assert.deepEqual(await readEnvelope(await shop.sendCode('', '1')), { ...refused, data: refused });
    const changed = { code: 400, msg: 'Please fill in the email address' };
    assert.deepEqual(await readEnvelope(await shop.sendCode('', '2')), { ...changed, data: changed });
    const unknown = { code: 400, msg: '"id" must be one of 1, 2.' };
    assert.deepEqual(await readEnvelope(await shop.sendCode(email, '3')), { ...unknown, data: unknown });
  });

  test('accepts a code for ten minutes, to the millisecond', async () => {
    const code = await shop.codeFor(email);
    shop.pass(10);
    assert.equal(await tries(code), WRONG);
    const next = await shop.codeFor(email);
    shop.pass(10 - 1 / 60_000);
    await succeeds(shop.register({ email, email_code: next }));
  });

  test('accepts a code once', async () => {
    const code = await shop.codeFor(email);
    await succeeds(shop.register({ email, email_code: code }));
    assert.equal(await tries(code), WRONG);
  });

  test('refuses the right code after five wrong guesses, and accepts a new one', async () => {
    const code = await shop.codeFor(email);
    for (let guess = 0; guess < 5; guess++) assert.equal(await tries(otherThan(code)), WRONG);
    assert.equal(await tries(code), WRONG);
    await succeeds(shop.register({ email, email_code: await shop.codeFor(email) }));
  });

  test('accepts the right code at the fifth try', async () => {
    const code = await shop.codeFor(email);
    for (let guess = 0; guess < 4; guess++) await tries(otherThan(code));
    await succeeds(shop.register({ email, email_code: code }));
  });

  test('replaces the previous code with a new one', async () => {
    const first = await shop.codeFor(email);
    const second = await shop.codeFor(email);
    if (first !== second) assert.equal(await tries(first), WRONG);
    await succeeds(shop.register({ email, email_code: second }));
  });

  test('refuses a code of another address', async () => {
    const code = await shop.codeFor(email);
    const other = `other-${email}`;
    await shop.codeFor(other);
    if (codeIn(shop.outbox.at(-1)) === code) return;
    assert.equal(await refuses(shop.register({ email: other, email_code: code }), 400), WRONG);
  });

  test('refuses a registration code for a password change, and the other way round', async () => {
    const code = await shop.codeFor(email);
    const { msg } = await readEnvelope(await shop.editPwd(email, PASSWORD, code));
    assert.equal(msg, WRONG);
    await succeeds(shop.register({ email, email_code: code }));
    const reset = await shop.codeFor(email, '2');
    assert.equal(await tries(reset), WRONG);
  });

  test('accepts a code pasted with spaces around it', async () => {
    await succeeds(shop.register({ email, email_code: ` ${await shop.codeFor(email)} ` }));
  });
});
