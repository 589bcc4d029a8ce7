import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import { type AccountShop, PASSWORD, succeeds } from './account-shop.js';
import { overAccountShop } from './over-account-shop.js';
import { readEnvelope } from './test-app.js';

const NEW = 'a better one';

overAccountShop((newShop, database) => {
  let people = 0;
  async function signIn() {
    people += 1;
    const email = `owner${people}@passwords.example.com`;
    const shop = newShop();
    await shop.open(email);
    return { shop, email, ...(await shop.signIn(email)) };
  }
  const replace = async (shop: AccountShop, token: string, fields = {}) => {
    const form = { old_password: PASSWORD, password: NEW, enter_password: NEW, ...fields };
    const { code, msg, data } = await readEnvelope(
      await shop.post('/pc/user/replacePwd', form, { token, address: token || '192.0.2.9' }),
    );
    assert.deepEqual(data, { code, msg });
    return `${code} ${msg}`;
  };

  test('sets a new password by the present one, keeps this session, and ends all others', async () => {
    const { shop, email, token } = await signIn();
    const elsewhere = await shop.signIn(email);
    const { token: bobs } = await signIn();
    assert.equal(await replace(shop, token), '200 Your password was changed. Other devices are signed out.');
    assert.deepEqual(
      [await shop.isSignedIn(token), await shop.isSignedIn(elsewhere.token), await shop.isSignedIn(bobs)],
      [true, false, true],
    );
    await shop.signIn(email, NEW);
    const { code } = await readEnvelope(await shop.logIn(email, PASSWORD));
    assert.equal(code, 400);
  });

  for (const [fields, expected] of [
    [{ old_password: '' }, '400 Please enter your current password'],
    [{ old_password: 'a wrong one' }, '400 The current password is incorrect'],
    [{ password: '' }, '400 Please fill in your password'],
    [{ password: 'short' }, '400 The password must contain at least six characters'],
    [{ enter_password: '' }, '400 Please enter your password here again'],
    [{ enter_password: 'another' }, '400 The passwords are inconsistent'],
    [{ password: PASSWORD, enter_password: PASSWORD }, '400 The new password is the same as the current one'],
  ] as const) {
    test(`${JSON.stringify(fields)}: ${expected}`, async () => {
      const { shop, email, token } = await signIn();
      assert.equal(await replace(shop, token, fields), expected);
      await shop.signIn(email, PASSWORD);
    });
  }

  test('counts guesses like those at sign-in: after ten, even the right one is refused', async () => {
    const { shop, token } = await signIn();
    const wrong = Array.from({ length: 12 }, () => replace(shop, token, { old_password: 'guessed' }));
    const answers = await Promise.all(wrong);
    assert.equal(answers.filter((answer) => answer.startsWith('400')).length, 10);
    assert.equal(await replace(shop, token), '429 Too many attempts. Please try again in 15 minutes.');
    shop.pass(16);
    assert.match(await replace(shop, token), /^200/);
  });

  test('accepts one of two changes at once', async () => {
    const { shop, email, token } = await signIn();
    const answers = await Promise.all(
      ['first one', 'second one'].map((password) =>
        replace(shop, token, { password, enter_password: password }),
      ),
    );
    assert.deepEqual(answers.map((answer) => answer.slice(0, 3)).sort(), ['200', '400']);
    const current = answers[0]?.startsWith('200') ? 'first one' : 'second one';
    await shop.signIn(email, current);
  });

  test('says how to get a password to an account without one', async () => {
    const { shop, token, user } = await signIn();
    await database().db.update(users).set({ passwordHash: null }).where(eq(users.userId, user.user_id));
    assert.equal(
      await replace(shop, token),
      '409 Your account has no password yet. Set one with a code we email you.',
    );
  });

  test('asks a guest to sign in, and still accepts a code from the mail', async () => {
    const { shop, email } = await signIn();
    assert.equal(await replace(shop, ''), '401 Please sign in to continue');
    const code = await shop.codeFor(email, '2');
    await succeeds(shop.editPwd(email, NEW, code));
    await shop.signIn(email, NEW);
  });
});
