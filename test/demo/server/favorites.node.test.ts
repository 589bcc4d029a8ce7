import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Infer } from 'superstruct';
import { users } from '../../../demo/server/accounts/schema.js';
import { createSession } from '../../../demo/server/accounts/session.js';
import type { Database } from '../../../demo/server/db/database.js';
import { favorites } from '../../../demo/server/favorites/schema.js';
import { Ids, SavedGoods, SavedStores } from '../../../demo/shared/replies/favorites.js';
import { CATALOG } from './catalog.js';
import { overDatabase } from './each-database.js';
import { read, readExactly } from './read-reply.js';
import { refuses, succeeds, testApp } from './test-app.js';

overDatabase((open) => {
  let database: Database;
  let shoppers = 0;
  before(async () => {
    database = await open(CATALOG);
  });
  after(() => database.close());

  async function signIn(): Promise<{ token: string; userId: number }> {
    shoppers += 1;
    const [user] = await database.db
      .insert(users)
      .values({ uname: 'Ann', email: `ann${shoppers}@example.com`, invitCode: `ANN${shoppers}` })
      .returning();
    assert.ok(user);
    return { token: await createSession(database.db, user.userId), userId: user.userId };
  }
  const call = (path: string, token: string, body?: Record<string, string>) =>
    testApp(database.db).request(`/v3/pc/collect/${path}`, {
      headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
      ...(body && { method: 'POST', body: new URLSearchParams(body).toString() }),
    });
  const add = (token: string, kind: string, id: number) => call('add', token, { kind, id: String(id) });
  async function ids(token: string): Promise<Infer<typeof Ids>> {
    return readExactly(call('ids', token), Ids);
  }

  test('saves goods, cars, and stores once each, and lists the newest first', async () => {
    const { token } = await signIn();
    for (const id of [20_001, 10_001, 20_001]) await succeeds(add(token, 'goods', id));
    await succeeds(add(token, 'store', 1));
    const saved = await ids(token);
    assert.deepEqual([[...saved.goods].sort((a, b) => a - b), saved.store], [[10_001, 20_001], [1]]);
    const goods = await read(call('list?kind=goods', token), SavedGoods);
    assert.deepEqual(goods.list.map(({ kind }) => kind).sort(), ['car', 'goods']);
    const stores = await read(call('list?kind=store', token), SavedStores);
    assert.equal(stores.total, 1);
    assert.ok((stores.list[0]?.goods_count ?? 0) > 0);
  });

  test('refuses to save items that do not exist', async () => {
    const { token } = await signIn();
    assert.equal(await refuses(add(token, 'goods', 5), 404), 'This is no longer available.');
    await refuses(add(token, 'store', 99_999), 404);
    await refuses(call('add', token, { kind: 'goods' }), 400);
    await refuses(call('add', token, { kind: 'people', id: '1' }), 400);
  });

  test('removes a favorite, and accepts the removal of one that was not saved', async () => {
    const { token } = await signIn();
    await succeeds(add(token, 'goods', 20_001));
    for (let n = 0; n < 2; n++) await succeeds(call('delete', token, { kind: 'goods', id: '20001' }));
    assert.deepEqual((await ids(token)).goods, []);
  });

  test('adds a guest’s favorites at sign-in once, in their order, without items that do not exist', async () => {
    const { token } = await signIn();
    await succeeds(add(token, 'goods', 20_002));
    const guestItems = { goods: '20003,20002,5,20001,20003', store: '2' };
    for (let n = 0; n < 2; n++) {
      const merged = await readExactly(call('merge', token, guestItems), Ids);
      assert.deepEqual(
        merged.goods.filter((id) => id !== 20_002),
        [20_003, 20_001],
      );
      assert.deepEqual([merged.goods.length, merged.store], [3, [2]]);
    }
    await refuses(call('merge', token, { goods: 'a,b' }), 400);
    await refuses(call('merge', token, { goods: Array(101).fill('1').join() }), 400);
  });

  test('saves at most 500 of a kind, even when the last arrive at once', async () => {
    const { token, userId } = await signIn();
    const rows = Array.from({ length: 498 }, (_, index) => ({
      userId,
      kind: 'goods' as const,
      itemId: 900_000 + index,
      savedAt: new Date(index),
    }));
    await database.db.insert(favorites).values(rows);
    const codes = await Promise.all(
      [20_001, 20_002, 20_003, 20_004].map(async (id) => (await (await add(token, 'goods', id)).json()).code),
    );
    assert.deepEqual(codes.sort(), [200, 200, 409, 409]);
    const merged = await readExactly(call('merge', token, { goods: '20005', store: '3' }), Ids);
    assert.deepEqual([merged.goods.length, merged.store], [500, [3]]);
  });

  test('lists as many items a page as requested', async () => {
    const { token } = await signIn();
    const goods = Array.from({ length: 30 }, (_, index) => 20_001 + index);
    await succeeds(call('merge', token, { goods: goods.join() }));
    const pages = await Promise.all(
      [1, 2].map((page) => read(call(`list?kind=goods&page=${page}`, token), SavedGoods)),
    );
    assert.deepEqual(
      pages.map(({ list, total }) => [list.length, total]),
      [
        [24, 30],
        [6, 30],
      ],
    );
    assert.deepEqual(
      pages.flatMap(({ list }) => list.map(({ goods_id }) => Number(goods_id))),
      goods,
    );
  });

  test('shows a guest only what the browser stores', async () => {
    const data = await read(call('look?kind=goods&ids=20002,5,10001', ''), SavedGoods);
    assert.deepEqual(
      data.list.map(({ goods_id }) => Number(goods_id)),
      [20_002, 10_001],
    );
    const none = await succeeds(call('look?kind=store&ids=', ''));
    assert.deepEqual(none, { list: [], total: 0 });
  });

  for (const [who, isSignedIn] of [
    ['a guest', false],
    ['another shopper', true],
  ] as const) {
    test(`${who} can neither read nor change a shopper’s favorites`, async () => {
      const owner = await signIn();
      await succeeds(add(owner.token, 'goods', 20_001));
      const token = isSignedIn ? (await signIn()).token : '';
      const answers = await Promise.all([
        call('ids', token),
        call('list?kind=goods', token),
        add(token, 'goods', 20_002),
        call('delete', token, { kind: 'goods', id: '20001' }),
        call('merge', token, { goods: '20003' }),
      ]);
      for (const answer of answers) {
        if (isSignedIn) assert.equal((await answer.json()).code, 200);
        else assert.equal(await refuses(answer, 401), 'Please sign in to continue');
      }
      assert.deepEqual(await ids(owner.token), { goods: [20_001], store: [] });
      if (isSignedIn) assert.deepEqual([...(await ids(token)).goods].sort(), [20_002, 20_003]);
    });
  }
});
