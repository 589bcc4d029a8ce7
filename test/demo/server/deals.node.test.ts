import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Hono } from 'hono';
import { cachePublicly } from '../../../demo/server/cache/public-replies.js';
import type { Database } from '../../../demo/server/db/database.js';
import { dealRoutes, MIN_DISCOUNT, PICKS } from '../../../demo/server/deals/routes.js';
import { unitPrice } from '../../../demo/server/goods/unit-price.js';
import { Deals, GoodsDetail, GoodsFacets, GoodsPage, Mixed } from '../../../demo/shared/replies/goods.js';
import { CATALOG } from './catalog.js';
import { overDatabase } from './each-database.js';
import { read } from './read-reply.js';
import { refuses, testApp } from './test-app.js';

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOG);
  });
  after(() => database.close());

  const request = (path: string) => testApp(database.db).request(`/v3/pc/goods/${path}`);

  async function dealsAt(now: string) {
    return read(
      new Hono()
        .route(
          '/',
          dealRoutes(database.db, cachePublicly(null), () => Date.parse(now)),
        )
        .request('/pc/goods/deals'),
      Deals,
    );
  }

  test('the picks of a day stay the same all day, much reduced, the most reduced first, and end with it', async () => {
    const morning = await dealsAt('2026-11-21T00:00:00Z');
    const night = await dealsAt('2026-11-21T23:59:59.999Z');
    assert.equal(morning.list.length, PICKS);
    assert.deepEqual(morning.list, night.list);
    assert.equal(new Date(night.ends_at).toISOString(), '2026-11-22T00:00:00.000Z');
    assert.equal(morning.ends_at, night.ends_at);
    for (const { discount, price, list_price } of morning.list) {
      assert.deepEqual([discount >= MIN_DISCOUNT, price < Number(list_price)], [true, true]);
    }
    const discounts = morning.list.map(({ discount }) => discount);
    assert.deepEqual(
      discounts,
      [...discounts].sort((one, other) => other - one),
    );
  });

  test('the next day has other picks, by the server’s clock', async () => {
    const today = await dealsAt('2026-11-21T12:00:00Z');
    const tomorrow = await dealsAt('2026-11-22T00:00:00Z');
    const ids = new Set(today.list.map((one) => one.goods_id));
    assert.equal(
      tomorrow.list.some((one) => ids.has(one.goods_id)),
      false,
    );
    assert.equal(tomorrow.now, Date.parse('2026-11-22T00:00:00Z'));
    assert.equal(tomorrow.ends_at - tomorrow.now, 86_400_000);
  });

  test('no pick of any day is sold out', async () => {
    for (let day = 1; day <= 31; day++) {
      const { list } = await dealsAt(new Date(Date.UTC(2026, 9, day)).toISOString());
      assert(
        list.every(({ stock }) => stock > 0),
        `October ${day}`,
      );
    }
  });

  test('the list below the picks has every other deal once, whatever its page, and counts no more', async () => {
    const idsOf = (list: readonly { goods_id: number }[]) => list.map(({ goods_id }) => goods_id);
    const pagesOf = async (filter: string) => {
      const page = (n: number) => read(request(`search?${filter}&sort=discount&page=${n}`), GoodsPage);
      const { total, pageSize, list } = await page(1);
      const others = Array.from({ length: Math.ceil(total / pageSize) - 1 }, (_, at) => page(at + 2));
      return { total, ids: idsOf([list, ...(await Promise.all(others)).map((one) => one.list)].flat()) };
    };
    const { list } = await dealsAt('2026-11-21T12:00:00Z');
    const deals = await pagesOf('deal=1');
    for (const except of [idsOf(list), idsOf(list).slice(0, 1)]) {
      const below = await pagesOf(`deal=1&except=${except}`);
      assert.deepEqual(
        below.ids,
        deals.ids.filter((id) => !except.includes(id)),
      );
      assert.equal(below.total, deals.total - except.length);
      const { store } = await read(request(`facets?deal=1&except=${except}`), GoodsFacets);
      assert.equal(
        store.reduce((sum, { count }) => sum + count, 0),
        below.total,
      );
    }
  });

  test('a quantity costs the price of its step', async () => {
    const found = await read(request('search?factory=1&pageSize=1'), GoodsPage);
    const id = found.list[0]?.goods_id;
    const detail = await read(request(`detail?goods_id=${id}`), GoodsDetail);
    const { price, wholesale } = detail.goods;
    for (const [quantity, unit] of [
      [1, price],
      [9, price],
      [10, wholesale[0]?.price],
      [49, wholesale[0]?.price],
      [200, wholesale[2]?.price],
      [100_000, wholesale[2]?.price],
    ] as const) {
      assert(unit);
      assert.equal(unitPrice(detail.goods, quantity), unit);
    }
  });

  test('goods are found by their numbers, in that order, without those that are gone', async () => {
    const list = await read(request('byIds?goods_ids=20003,10002,77,20001'), Mixed);
    assert.deepEqual(
      list.map((one) => Number(one.goods_id)),
      [20_003, 10_002, 20_001],
    );
    await refuses(request('byIds?goods_ids='), 400);
    await refuses(request('byIds?goods_ids=1,x'), 400);
    await refuses(request(`byIds?goods_ids=${Array.from({ length: 31 }, (_, n) => n + 1).join()}`), 400);
  });
});
