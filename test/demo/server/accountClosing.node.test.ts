import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import { DEMO_EMAIL } from '../../../demo/server/accounts/seed.js';
import { addresses } from '../../../demo/server/addresses/schema.js';
import { contactMessages } from '../../../demo/server/contact/schema.js';
import type { Database } from '../../../demo/server/db/database.js';
import { orders } from '../../../demo/server/orders/schema.js';
import { Consequences } from '../../../demo/shared/replies/account.js';
import {
  type AccountShop,
  accountShop,
  codeIn,
  otherThan,
  PASSWORD,
  refuses,
  succeeds,
} from './account-shop.js';
import { overDatabase } from './each-database.js';
import { columnsOfUsers, rowsWith } from './personal-data.js';
import { readExactly } from './read-reply.js';

const DEMO_PASSWORD = 'demo123';

const SHIP_TO = {
  contact_name: 'Dana Demo',
  phone: '+1 212 555 0199',
  street: '350 Fifth Avenue',
  unit: 'Floor 12',
  city_name: 'New York',
  state: 'NY',
  post_code: '10118',
};

overDatabase((open) => {
  let database: Database;
  let people = 0;
  before(async () => {
    database = await open('whole');
  });
  after(() => database.close());

  async function signIn() {
    people += 1;
    const email = `leaver${people}@closing.example.com`;
    const shop = accountShop(database.db);
    await shop.open(email);
    return { shop, email, ...(await shop.signIn(email)) };
  }
  async function codeFor(shop: AccountShop, token: string): Promise<string> {
    await succeeds(shop.post('/pc/user/cancel/sendCode', {}, { token }));
    return codeIn(shop.outbox.at(-1));
  }
  async function order(userId: number, state: 'unpaid' | 'paid' | 'shipped' | 'received'): Promise<number> {
    const sums = { subtotal: 1000, shipping: 500, discount: 0, points: 0, total: 1500 };
    const [placed] = await database.db
      .insert(orders)
      .values({
        userId,
        state,
        idempotencyKey: `dana ${state}`,
        shipTo: SHIP_TO,
        shipments: [],
        expiresAt: new Date(),
        ...sums,
      })
      .returning();
    assert.ok(placed);
    return placed.orderId;
  }

  test('deletes the account’s rows from every table that refers to a user', async () => {
    const columns = await columnsOfUsers(database.db);
    assert.ok(columns.length > 8, `${columns.length} columns`);
    assert.deepEqual(
      columns.filter(({ rule }) => rule !== 'CASCADE' && rule !== 'SET NULL'),
      [],
    );
  });

  test('closes the account with the mailed code, and leaves nothing personal in any table', async () => {
    const shop = accountShop(database.db);
    const { token, user } = await shop.signIn(DEMO_EMAIL, DEMO_PASSWORD);
    const elsewhere = await shop.signIn(DEMO_EMAIL, DEMO_PASSWORD);
    const profile = {
      uname: 'Dana Q. Demonova',
      phone: '+1 646 555 0177',
      lang: 'ru',
    };
    await succeeds(shop.post('/pc/user/profile', profile, { token }));
    await succeeds(shop.post('/pc/notice/subscribe', { topic: 'orders', by_mail: '1' }, { token }));
    const mine = eq(orders.userId, user.user_id);
    await database.db.update(orders).set({ state: 'received' }).where(mine);
    const orderId = await order(user.user_id, 'received');
    const letter = { name: 'Dana', topic: 'other', message: 'Hello', lang: 'en' } as const;
    await database.db.insert(contactMessages).values([
      { ...letter, email: 'elsewhere@example.com', userId: user.user_id },
      { ...letter, email: 'Demo@Example.com' },
    ]);
    await shop.sendCode(DEMO_EMAIL, '2');
    const saved = await database.db.select().from(addresses).where(eq(addresses.userId, user.user_id));
    const traces = [
      DEMO_EMAIL,
      'Dana Q. Demonova',
      '646 555 0177',
      '212 555 0199',
      '350 Fifth Avenue',
      'elsewhere@example.com',
      ...saved.flatMap(({ contactName, phone, street }) => [contactName, phone, street]),
    ];
    assert.ok((await rowsWith(database.db, traces)).length >= 4, 'they are found while they are there');

    await succeeds(shop.post('/pc/user/cancel', { code: await codeFor(shop, token) }, { token }));

    assert.deepEqual(await rowsWith(database.db, traces), []);
    for (const { table, column } of await columnsOfUsers(database.db)) {
      const left = await rowsWith(database.db, [], { table, column, userId: user.user_id });
      assert.deepEqual(left, [], `${table}.${column}`);
    }
    const [stored] = await database.db.select().from(orders).where(eq(orders.orderId, orderId));
    assert.deepEqual([stored?.total, stored?.userId, stored?.shipTo.street], [1500, null, '']);
    assert.deepEqual([await shop.isSignedIn(token), await shop.isSignedIn(elsewhere.token)], [false, false]);
    await refuses(shop.logIn(DEMO_EMAIL, DEMO_PASSWORD), 400);
    await shop.open(DEMO_EMAIL);
    await shop.signIn(DEMO_EMAIL, PASSWORD);
  });

  test('the page lists what is deleted with the account', async () => {
    const { shop, email, token, user } = await signIn();
    await order(user.user_id, 'shipped');
    await order(user.user_id, 'received');
    const consequences = await readExactly(shop.get('/pc/user/cancel', {}, { token }), Consequences);
    const { points, coupons } = consequences;
    assert.deepEqual(consequences, {
      email,
      open_orders: 1,
      open_returns: 0,
      returns_until: null,
      orders: 2,
      points,
      shares: 0,
      coupons,
      addresses: 0,
      saved: 0,
      history: 0,
    });
  });

  for (const state of ['paid', 'shipped'] as const) {
    test(`refuses to close an account while an order is ${state}`, async () => {
      const { shop, token, user } = await signIn();
      const code = await codeFor(shop, token);
      await order(user.user_id, state);
      const message = 'One of your orders is still on the way. You can close your account once it arrives.';
      assert.equal(await refuses(shop.post('/pc/user/cancel', { code }, { token }), 409), message);
      assert.equal(await refuses(shop.post('/pc/user/cancel/sendCode', {}, { token }), 409), message);
      assert.equal(await shop.isSignedIn(token), true);
    });
  }

  test('refuses a wrong or used code, one of another account, and one for something else', async () => {
    const { shop, email, token } = await signIn();
    const other = await signIn();
    const code = await codeFor(shop, token);
    const close = (text: string, as = token) => shop.post('/pc/user/cancel', { code: text }, { token: as });
    await refuses(close(otherThan(code)), 400);
    await refuses(close(''), 400);
    await refuses(close('123'), 400);
    await refuses(close(code, other.token), 400);
    await refuses(close(await shop.codeFor(email, '2')), 400);
    assert.deepEqual([await shop.isSignedIn(token), await shop.isSignedIn(other.token)], [true, true]);
    shop.pass(11);
    await refuses(close(code), 400);
    await succeeds(close(await codeFor(shop, token)));
    await refuses(close(code), 401);
  });

  test('stops accepting a code after five guesses, and changes no password by a code for closing', async () => {
    const { shop, email, token } = await signIn();
    const code = await codeFor(shop, token);
    const editPwd = await shop.editPwd(email, 'another one', code);
    assert.equal(Object(await editPwd.json()).code, 400);
    const guess = () => shop.post('/pc/user/cancel', { code: otherThan(code) }, { token });
    for (let n = 0; n < 5; n++) await refuses(guess(), 400);
    await refuses(shop.post('/pc/user/cancel', { code }, { token }), 400);
    assert.equal(await shop.isSignedIn(token), true);
  });

  test('requires a recent proof, and sends no code, for an account without an email', async () => {
    const { shop, token, user } = await signIn();
    await database.db.update(users).set({ email: null }).where(eq(users.userId, user.user_id));
    await refuses(shop.post('/pc/user/cancel/sendCode', {}, { token }), 409);
    await refuses(shop.post('/pc/user/cancel', {}, { token, cookie: '' }), 428);
    await succeeds(shop.post('/pc/user/cancel', {}, { token }));
    assert.equal(await shop.isSignedIn(token), false);
  });

  test('closes once when requested twice at once, and leaves invited friends their accounts', async () => {
    const { shop, token, user } = await signIn();
    const friend = await signIn();
    const invited = { invitedBy: user.user_id };
    await database.db.update(users).set(invited).where(eq(users.userId, friend.user.user_id));
    const code = await codeFor(shop, token);
    const close = async () =>
      Object(await (await shop.post('/pc/user/cancel', { code }, { token })).json()).code;
    const codes = await Promise.all([close(), close(), close()]);
    assert.equal(codes.filter((each) => each === 200).length, 1, codes.join());
    assert.equal(await friend.shop.isSignedIn(friend.token), true);
  });

  test('a guest is asked to sign in', async () => {
    const shop = accountShop(database.db);
    await refuses(shop.get('/pc/user/cancel'), 401);
    await refuses(shop.post('/pc/user/cancel/sendCode'), 401);
    await refuses(shop.post('/pc/user/cancel', { code: '123456' }), 401);
  });
});
