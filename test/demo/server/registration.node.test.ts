import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { assert as assertStruct } from 'superstruct';
import { argon2 } from '../../../demo/server/accounts/passwords.js';
import { users } from '../../../demo/server/accounts/schema.js';
import { type AccountShop, PASSWORD, refuses, SignIn, succeeds } from './account-shop.js';
import { overAccountShop } from './over-account-shop.js';

overAccountShop((newShop, database) => {
  let shop: AccountShop;
  before(() => {
    shop = newShop(argon2);
  });

  const row = async (email: string) => {
    const [found] = await database().db.select().from(users).where(eq(users.email, email));
    assert(found !== undefined);
    return found;
  };

  test('opens an account by a mailed code, and lets the shopper sign in', async () => {
    await shop.open('grace@example.com');
    const { user } = await shop.signIn('grace@example.com');
    assert.deepEqual([user.email, user.uname], ['grace@example.com', 'grace']);
    const { passwordHash, createdAt, invitedBy } = await row('grace@example.com');
    assert.match(passwordHash ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.deepEqual([createdAt, invitedBy], [shop.clock.now, null]);
  });

  test('signs a new shopper in, and recognizes the browser', async () => {
    const email = 'ada@example.com';
    const reply = await shop.register({ email, email_code: await shop.codeFor(email) });
    assert.match(reply.headers.get('set-cookie') ?? '', /^portal_browser_\w+=/);
    const data = await succeeds(reply);
    assertStruct(data, SignIn);
    assert.equal(data.user.email, email);
    assert.ok(await shop.isSignedIn(data.token));
  });

  test('accepts an invitation code however it is typed', async () => {
    const inviter = await row('grace@example.com');
    const typed = ` ${inviter.invitCode.slice(0, 4)}-${inviter.invitCode.slice(4).toLowerCase()} `;
    const email_code = await shop.codeFor('guest@example.com');
    await succeeds(shop.register({ email: 'guest@example.com', email_code, invit_code: typed }));
    assert.equal((await row('guest@example.com')).invitedBy, inviter.userId);
  });

  test('reports an unknown invitation code, and still accepts the email code', async () => {
    const email_code = await shop.codeFor('typo@example.com');
    const wrong = shop.register({ email: 'typo@example.com', email_code, invit_code: 'UNUSED1' });
    const message = 'We don’t recognize that invitation code. Correct it, or leave it blank.';
    assert.equal(await refuses(wrong, 400), message);
    await succeeds(shop.register({ email: 'typo@example.com', email_code, invit_code: '' }));
  });

  test('opens one account for a shopper who requests two codes and uses both', async () => {
    await shop.open('twice@example.com');
    const reply = await shop.get('/pc/sendCodeEmail', { email: 'twice@example.com' });
    await succeeds(reply);
    assert.match(shop.outbox.at(-1)?.subject ?? '', /^You already have an account/);
    assert.doesNotMatch(shop.outbox.at(-1)?.text ?? '', /\d{6}/);
  });

  const good = {
    email: 'new@example.com',
    password: PASSWORD,
    enter_password: PASSWORD,
    email_code: '123456',
    invit_code: '',
  };
  for (const [change, message] of [
    [{ email: '' }, 'The email cannot be empty'],
    [{ email: 'new@example' }, 'Please enter the correct email format'],
    [{ password: '' }, 'Please fill in your password'],
    [{ password: '12345' }, 'The password must contain at least six characters'],
    [{ enter_password: '' }, 'Please enter your password here again'],
    [{ enter_password: `${PASSWORD}!` }, 'The passwords are inconsistent'],
    [{ email_code: '' }, 'Please verify security first'],
    [{ email_code: '1234' }, 'Enter the correct verification code'],
    [{ email_code: '123456' }, 'The verification code is wrong or has expired. Check it, or get a new one.'],
    [{ invit_code: 'x'.repeat(300) }, '"invit_code" may be at most 200 characters long.'],
  ] as const) {
    test(`refuses ${JSON.stringify(change).slice(0, 40)}: ${message}`, async () => {
      assert.equal(await refuses(shop.register({ ...good, ...change }), 400), message);
    });
  }
});
