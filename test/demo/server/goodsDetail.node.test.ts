import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Infer } from 'superstruct';
import type { Database } from '../../../demo/server/db/database.js';
import {
  CarDetail,
  GoodsDetail,
  GoodsPage,
  StoreDetail,
  StorePage,
} from '../../../demo/shared/replies/goods.js';
import { CATALOG } from './catalog.js';
import { overDatabase } from './each-database.js';
import { read } from './read-reply.js';
import { refuses, succeeds, testApp } from './test-app.js';

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOG);
  });
  after(() => database.close());

  const request = (path: string) => testApp(database.db).request(`/v3/pc/${path}`);

  async function goods(id: number | string): Promise<Infer<typeof GoodsDetail>> {
    const detail = await read(request(`goods/detail?goods_id=${id}`), GoodsDetail);
    const { description, specification, pictures } = detail.goods;
    assert(description.length >= 40 && description.length <= 600, description);
    assert(specification.length >= 5 && specification.length <= 12);
    assert(pictures.length >= 1 && pictures.length <= 4);
    assert.equal(detail.related.length, 8);
    return detail;
  }
  async function car(id: number | string): Promise<Infer<typeof CarDetail>> {
    const detail = await read(request(`goods/detail?goods_id=${id}`), CarDetail);
    assert.equal(detail.related.length, 8);
    return detail;
  }
  async function stores(query: string): Promise<Infer<typeof StorePage>> {
    return read(request(`store/list?${query}`), StorePage);
  }

  test('finds goods by number and by slug', async () => {
    const byNumber = await goods(20_001);
    assert.deepEqual(await goods(byNumber.goods.slug), byNumber);
    assert.deepEqual([byNumber.goods.goods_id, byNumber.store?.store_id], [20_001, byNumber.goods.store_id]);
  });

  test('relates goods of the same department, its narrowest first, and never the goods themselves', async () => {
    const { goods: shown, related } = await goods(20_001);
    const isNear = related.map(({ cat_id }) => cat_id === shown.cat_id);
    assert.match(isNear.join(), /^true(,true)*(,false)*$/);
    const departments = [shown, ...related].map(({ cat_id }) => Math.floor(Number(cat_id) / 100));
    assert.equal(new Set(departments).size, 1);
    assert.equal(new Set([shown, ...related].map((one) => one.goods_id)).size, 9);
  });

  test('lists the other sizes of the same goods, with the goods themselves, smaller ones first', async () => {
    const { list } = await read(request('goods/search?goods_name=fjordland+jacket&pageSize=50'), GoodsPage);
    const sizes = ['S', 'M', 'L', 'XL'];
    let families = 0;
    for (const { goods_id } of list) {
      const { goods_name, store_id, versions } = (await goods(goods_id)).goods;
      const labels = versions.map(({ label }) => label);
      if (versions.length === 0) continue;
      families++;
      assert(
        versions.some((version) => version.goods_id === goods_id),
        goods_name,
      );
      assert.deepEqual(
        labels,
        sizes.filter((size) => labels.includes(size)),
      );
      for (const version of versions) {
        const other = (await goods(version.goods_id)).goods;
        assert.deepEqual(other.versions, versions);
        assert.equal(other.store_id, store_id);
        assert.equal(other.goods_name, goods_name.replace(/[^ ]+$/, version.label));
        assert.deepEqual([other.price, other.stock > 0], [version.price, version.in_stock]);
      }
    }
    assert.notEqual(families, 0);
  });

  test('lists versions that other stores sell, and names those stores', async () => {
    const { list } = await read(request('goods/search?goods_name=trekking+pack&pageSize=50'), GoodsPage);
    let foreign = 0;
    for (const { goods_id, store_id } of list)
      for (const version of (await goods(goods_id)).goods.versions) {
        const { store, goods: other } = await goods(version.goods_id);
        assert.equal(version.store_name, other.store_id === store_id ? null : store?.store_name);
        foreign += Number(other.store_id !== store_id);
      }
    assert.notEqual(foreign, 0);
  });

  test('counts as many products of each store as its list has', async () => {
    const { list } = await stores('pageSize=100');
    for (const { store_id, goods_count } of list) {
      const { total } = await read(request(`goods/search?store_id=${store_id}`), GoodsPage);
      assert.equal(goods_count, total, `store ${store_id}`);
    }
  });

  test('relates one size of each item, and none of the item itself', async () => {
    const { list } = await read(request('goods/search?goods_name=fjordland+jacket'), GoodsPage);
    const shown = await goods(list[0]?.goods_id ?? 0);
    const items = [shown.goods, ...shown.related].map((one) => one.goods_name.replace(/,.*/, ''));
    assert.equal(new Set(items).size, 9);
  });

  test('estimates the delivery by the zone', async () => {
    for (let id = 20_001; id < 20_011; id++) {
      const { shipping } = await goods(id);
      assert.deepEqual([shipping.days_min, shipping.days_max], shipping.zone === 1 ? [2, 4] : [9, 21]);
      assert.equal(/United States$/.test(shipping.ships_from), shipping.zone === 1);
    }
  });

  test('finds a car by number and by slug, with similar cars', async () => {
    const byNumber = await car(10_001);
    assert.deepEqual(await car(byNumber.goods.slug), byNumber);
    const { model, body, price } = byNumber.goods;
    const others = byNumber.related.filter((one) => one.model !== model);
    assert(others.every((one) => one.body === body && Math.abs(one.price / price - 1) <= 0.4));
    assert(new Set(others.map(({ brand }) => brand)).size > 1, 'of several makes');
    assert(!byNumber.related.some((one) => one.goods_id === byNumber.goods.goods_id), 'not the car itself');
  });

  test('names the port of each car as the page’s language writes it, and ships from the one in English', async () => {
    const headers = { lang: 'ar' };
    const detail = await read(
      testApp(database.db).request('/v3/pc/goods/detail?goods_id=10001', { headers }),
      CarDetail,
    );
    for (const { port, port_name } of [detail.goods, ...detail.related]) {
      assert.match(port_name, /^[\p{Script=Arabic} ]+$/u);
      assert.match(port, /^[A-Z]/);
    }
    const { ships_from, ships_from_name } = detail.shipping;
    assert.deepEqual([ships_from, ships_from_name], [detail.goods.port, detail.goods.port_name]);
  });

  test('finds a car by its VIN, too', async () => {
    const { goods, record } = await car(10_001);
    const vin = record?.vin ?? assert.fail('no record');
    for (const id of [vin, vin.toLowerCase()]) assert.equal((await car(id)).goods.goods_id, goods.goods_id);
    await refuses(request(`goods/detail?goods_id=${vin.slice(0, 16)}0`), 404);
  });

  test('reports goods that are no longer for sale', async () => {
    for (const id of ['1', '99999', '999999999', '9999999999', 'no-such-thing', '-1', "'"]) {
      assert.equal(
        await refuses(request(`goods/detail?goods_id=${id}`), 404),
        'This product is no longer available.',
      );
    }
    assert.equal(await refuses(request('goods/detail'), 400), '"goods_id" is missing.');
  });

  test('lists 30 stores by name, with factories apart on request', async () => {
    const { list, total } = await stores('pageSize=100');
    assert.deepEqual([list.length, total], [30, 30]);
    const [shops, factories] = [await stores('factory=0'), await stores('factory=1')];
    assert.deepEqual([shops.total, factories.total], [20, 10]);
    assert.deepEqual([...new Set(factories.list.map((store) => store.factory))], [true]);
    assert.deepEqual((await stores('page=2&pageSize=29')).list, list.slice(29));
  });

  test('finds a store by number and by slug, with its own goods', async () => {
    for (const { store_id, slug } of (await stores('')).list) {
      const data = await read(request(`store/detail?store_id=${store_id}`), StoreDetail);
      assert.deepEqual(await succeeds(request(`store/detail?store_id=${slug}`)), data);
      const sold = await read(request(`goods/search?store_id=${store_id}&pageSize=1`), GoodsPage);
      assert.equal(sold.total, data.goods_count);
    }
    assert.equal(await refuses(request('store/detail?store_id=31'), 404), 'We don’t have that store.');
  });
});
