import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../../demo/server/db/database.js';
import { Application } from '../../../demo/shared/replies/seller.js';
import { overDatabase } from './each-database.js';
import { read } from './read-reply.js';
import { post, succeeds, testApp } from './test-app.js';

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open('whole');
  });
  after(() => database.close());

  test('creates sellers with an application in each state, and with passwords', async () => {
    const app = testApp(database.db);
    const signIn = async (email: string): Promise<string> => {
      const body = new URLSearchParams({ email, password: 'seller123' });
      const data = await succeeds(post(app, '/v3/pc/seller/login', `${body}`));
      return (data as { token: string }).token; // another test checks its shape
    };
    const statuses: Record<string, string> = {};
    for (const name of ['seller', 'factory', 'draft', 'waiting', 'refused']) {
      const token = await signIn(`${name}@example.com`);
      const info = await succeeds(app.request('/v3/pc/seller/info', { headers: { token } }));
      const { applications } = info as { applications: { status: string }[] };
      statuses[name] = applications[0]?.status ?? '';
    }
    assert.deepEqual(statuses, {
      ...{
        seller: 'approved',
        factory: 'approved',
        draft: 'draft',
        waiting: 'submitted',
        refused: 'refused',
      },
    });
    const waits = { headers: { token: await signIn('waiting@example.com') } };
    const own = await read(app.request('/v3/pc/seller/application?kind=seller', waits), Application);
    const sentFor = Date.now() - Date.parse(own.submitted_at ?? '');
    assert(sentFor < 2 * 86_400_000, 'an application that waits was sent in the last two days');
    const token = await signIn('seller@example.com');
    for (const call of ['goods', 'orders']) {
      const data = await succeeds(app.request(`/v3/pc/seller/${call}`, { headers: { token } }));
      assert.ok((data as { total: number }).total > 0, call);
    }
  });

  for (const [email, hasSold] of [
    ['seller@example.com', true],
    ['factory@example.com', false],
  ] as const)
    test(`matches what buyers see of the sales of ${email} to the orders and earnings`, async () => {
      const app = testApp(database.db);
      const body = new URLSearchParams({ email, password: 'seller123' });
      const signedIn = await succeeds(post(app, '/v3/pc/seller/login', `${body}`));
      const headers = { token: (signedIn as { token: string }).token }; // another test checks its shape
      const request = (call: string) => succeeds(app.request(`/v3/pc/${call}`, { headers }));
      type List = { list: { goods_id: number; sold: number; sizes: number }[] };
      const own = (await request('seller/goods?pageSize=100')) as List;
      const earnings = (await request('seller/earnings')) as { all: { pieces: number } };
      const sold = own.list.reduce((sum, each) => sum + each.sold, 0);
      assert.equal(sold > 0, hasSold);
      assert.equal(sold, earnings.all.pieces);
      const ids = own.list.map(({ goods_id }) => goods_id);
      const shown = [];
      for (const id of ids)
        shown.push(
          ((await request(`goods/detail?goods_id=${id}`)) as { goods: { sold: number } }).goods.sold,
        );
      assert.deepEqual(
        shown,
        own.list.map((each) => each.sold),
      );
    });
});
