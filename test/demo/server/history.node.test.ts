import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Infer } from 'superstruct';
import { users } from '../../../demo/server/accounts/schema.js';
import { createSession } from '../../../demo/server/accounts/session.js';
import type { Database } from '../../../demo/server/db/database.js';
import { views } from '../../../demo/server/history/schema.js';
import { History } from '../../../demo/shared/replies/history.js';
import { CATALOG } from './catalog.js';
import { overDatabase } from './each-database.js';
import { readExactly } from './read-reply.js';
import { refuses, succeeds, testApp } from './test-app.js';

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOG);
  });
  after(() => database.close());

  let shoppers = 0;

  /** Signs in a new shopper. */
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
    testApp(database.db).request(`/v3/pc/history${path}`, {
      headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
      ...(body && { method: 'POST', body: new URLSearchParams(body).toString() }),
    });
  const view = (token: string, id: number) => succeeds(call('/add', token, { goods_id: String(id) }));

  async function history(token: string, query = ''): Promise<Infer<typeof History>> {
    return readExactly(call(query, token), History);
  }
  const idsIn = ({ list }: Infer<typeof History>) => list.map(({ goods_id }) => Number(goods_id));
  const ids = async (token: string) => idsIn(await history(token));

  test('lists goods and cars once each, by the latest visit', async () => {
    const { token } = await signIn();
    for (const id of [20_001, 10_001, 20_002, 20_001]) await view(token, id);
    const { list, total } = await history(token);
    assert.equal(total, 3);
    assert.deepEqual(
      list.map(({ kind, goods_id }) => [kind, Number(goods_id)]),
      [
        ['goods', 20_001],
        ['goods', 20_002],
        ['car', 10_001],
      ],
    );
  });

  test('lists 30 items a page', async () => {
    const { token, userId } = await signIn();
    const rows = Array.from({ length: 70 }, (_, index) => ({
      userId,
      goodsId: 20_001 + index,
      viewedAt: new Date(Date.UTC(2025, 0, 1, 0, index)),
    }));
    await database.db.insert(views).values(rows);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => history(token, `?page=${page}&pageSize=30`)));
    assert.deepEqual(
      pages.map(({ list }) => list.length),
      [30, 30, 10, 0],
    );
    assert.deepEqual(
      pages.map(({ total }) => total),
      [70, 70, 70, 70],
    );
    assert.equal((await history(token)).list.length, 30);
    const ids = pages.flatMap(idsIn);
    assert.deepEqual(
      ids,
      [...ids].sort((a, b) => b - a),
    );
  });

  test('drops the oldest visits of a long history', async () => {
    const { token, userId } = await signIn();
    const rows = Array.from({ length: 300 }, (_, index) => ({
      userId,
      goodsId: 20_001 + index,
      viewedAt: new Date(index),
    }));
    await database.db.insert(views).values(rows);
    await view(token, 20_600);
    const { list, total } = await history(token);
    assert.deepEqual([total, Number(list[0]?.goods_id)], [300, 20_600]);
    assert.equal(idsIn(await history(token, '?page=10')).at(-1), 20_002);
  });

  test('removes one visit, or all', async () => {
    const { token } = await signIn();
    for (const id of [20_001, 20_002, 20_003]) await view(token, id);
    await succeeds(call('/delete', token, { goods_id: '20002' }));
    assert.deepEqual(await ids(token), [20_003, 20_001]);
    await succeeds(call('/delete', token, { goods_id: '' }));
    assert.deepEqual(await ids(token), []);
  });

  test('hides shoppers’ histories from each other', async () => {
    const [ann, ben] = [await signIn(), await signIn()];
    await view(ann.token, 20_001);
    await succeeds(call('/delete', ben.token, { goods_id: '20001' }));
    assert.deepEqual([await ids(ann.token), await ids(ben.token)], [[20_001], []]);
  });

  test('asks a guest to sign in, and stores nothing of a guest’s visits', async () => {
    assert.equal(await refuses(call('', ''), 401), 'Please sign in to continue');
    assert.equal(await refuses(call('/delete', '', { goods_id: '1' }), 401), 'Please sign in to continue');
    const before = await database.db.$count(views);
    await view('', 20_001);
    await view('not-a-token', 20_001);
    assert.equal(await database.db.$count(views), before);
  });

  test('refuses to record a visit to something that is not for sale', async () => {
    const { token } = await signIn();
    assert.equal(
      await refuses(call('/add', token, { goods_id: '5' }), 404),
      'This product is no longer available.',
    );
    assert.equal(await refuses(call('/add', token, {}), 400), '"goods_id" is missing.');
  });
});
