import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { count } from 'drizzle-orm';
import { Hono } from 'hono';
import { number, type } from 'superstruct';
import { sessions } from '../../../demo/server/accounts/schema.js';
import { requireUser } from '../../../demo/server/accounts/session.js';
import { type ApiEnv, succeed } from '../../../demo/server/http/api.js';
import { refuseErrors } from '../../../demo/server/http/errors.js';
import { type AccountShop, refuses, succeeds } from './account-shop.js';
import { overAccountShop } from './over-account-shop.js';

const DAY = 24 * 60;
const UserId = type({ id: number() });

overAccountShop((newShop, database) => {
  let shop: AccountShop;
  before(async () => {
    shop = newShop();
    await shop.open('ada@example.com');
  });

  const rows = async () => Number((await database().db.select({ n: count() }).from(sessions))[0]?.n);
  const userInfo = (token?: string) =>
    succeeds(shop.get('/pc/user/getUserInfo', {}, token === undefined ? {} : { token }));

  test('finds the user by the token, and answers a guest with an empty object', async () => {
    const { token, user } = await shop.signIn('ada@example.com');
    assert.deepEqual(await userInfo(token), user);
    for (const guest of [undefined, '', 'nobody', token.slice(1), `${token}x`, 'x'.repeat(10_000)]) {
      assert.deepEqual(await userInfo(guest), {});
    }
  });

  test('does not store the token in the database', async () => {
    const { token } = await shop.signIn('ada@example.com');
    const stored = await database().db.select().from(sessions);
    assert(stored.length > 0 && !JSON.stringify(stored).includes(token));
  });

  test('ends only this session at sign-out, and accepts a second sign-out', async () => {
    const here = await shop.signIn('ada@example.com');
    const there = await shop.signIn('ada@example.com');
    for (let times = 0; times < 2; times++) {
      assert.equal(await succeeds(shop.post('/pc/logout', {}, { token: here.token })), null);
    }
    await succeeds(shop.post('/pc/logout'));
    assert.deepEqual([await shop.isSignedIn(here.token), await shop.isSignedIn(there.token)], [false, true]);
  });

  test('ends a session after 14 days, and deletes it at the next sign-in', async () => {
    const { token } = await shop.signIn('ada@example.com');
    shop.pass(14 * DAY - 1);
    assert(await shop.isSignedIn(token));
    shop.pass(1);
    assert(!(await shop.isSignedIn(token)));
    shop.pass(1);
    await shop.signIn('ada@example.com');
    assert.equal(await rows(), 1);
  });

  test('asks a guest to sign in for calls of shoppers', async () => {
    const app = new Hono<ApiEnv>()
      .onError(refuseErrors)
      .get('/', async (c) =>
        succeed(c, UserId, { id: (await requireUser(database().db, c, shop.clock.now)).userId }),
      );
    const request = async (headers: Record<string, string>) => app.request('/', { headers });
    assert.equal(await refuses(request({}), 401), 'Please sign in to continue');
    assert.equal(await refuses(request({ token: 'ended', lang: 'ru' }), 401), 'Войдите, чтобы продолжить');
    const { token, user } = await shop.signIn('ada@example.com');
    assert.deepEqual(await succeeds(request({ token })), { id: user.user_id });
  });
});
