import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Infer } from 'superstruct';
import type { Database } from '../../../demo/server/db/database.js';
import { CarPage } from '../../../demo/shared/replies/cars.js';
import { overDatabase } from './each-database.js';
import { readExactly } from './read-reply.js';
import { refuses, testApp } from './test-app.js';

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open('whole');
  });
  after(() => database.close());

  const request = (query: string) => testApp(database.db).request(`/v3/pc/goods/list${query}`);

  async function list(query: string): Promise<Infer<typeof CarPage>> {
    return readExactly(request(query), CarPage);
  }

  test('shows the first 24 of 2,000 cars without a filter, and leaves out the sold one', async () => {
    const { list: cars, total, page, pageSize, brand, model } = await list('');
    assert.deepEqual([cars.length, total, page, pageSize, brand, model], [24, 1_999, 1, 24, null, null]);
  });

  test('filters by make and model, and names both', async () => {
    const { list: cars, total, brand, model } = await list('?brand=byd&model=seal');
    assert.deepEqual(brand, {
      value: 'byd',
      name: 'BYD',
      logo: '/media/makes/byd.svg',
    });
    assert.deepEqual(model, { value: 'seal', name: 'Seal' });
    assert.equal(cars.length, total);
    assert(cars.every((car) => car.goods_name === `${car.year} BYD Seal`));
  });

  test('treats an empty make and model as none', async () => {
    assert.equal((await list('?brand=&model=')).total, 1_999);
  });

  test('lists each car of a make once across all pages', async () => {
    const { total } = await list('?brand=toyota');
    const ids = new Set<string>();
    for (let page = 1; page <= Math.ceil(total / 50); page++) {
      const { list: cars } = await list(`?brand=toyota&page=${page}&pageSize=50&sort=price_asc`);
      for (const car of cars) ids.add(car.goods_id);
    }
    assert.equal(ids.size, total);
  });

  test('answers a page after the last one empty', async () => {
    assert.deepEqual((await list('?page=100000')).list, []);
  });

  test('sorts by price in both directions', async () => {
    const prices = async (sort: string) => (await list(`?sort=${sort}`)).list.map((car) => car.price);
    const rising = await prices('price_asc');
    const falling = await prices('price_desc');
    assert.deepEqual(
      rising,
      [...rising].sort((a, b) => a - b),
    );
    assert.deepEqual(
      falling,
      [...falling].sort((a, b) => b - a),
    );
  });

  test('gives a range only to electric cars', async () => {
    const { list: cars } = await list('?pageSize=100');
    assert(cars.every((car) => (car.fuel === 'electric') === (car.range_km !== null)));
  });

  test('names a make or model that the shop does not have', async () => {
    assert.equal(await refuses(request('?brand=lada'), 404), 'We have no make "lada".');
    assert.equal(await refuses(request('?brand=byd&model=golf'), 404), 'BYD has no model "golf".');
  });

  for (const [query, msg] of [
    ['?model=seal', '"model" needs a "brand".'],
    ['?page=0', '"page" must be a whole number from 1 to 100000.'],
    ['?page=1.5', '"page" must be a whole number from 1 to 100000.'],
    ['?page=1&page=2', '"page" must be a whole number from 1 to 100000.'],
    ['?pageSize=1e9', '"pageSize" must be a whole number from 1 to 100.'],
    ['?sort=cheap', '"sort" must be one of newest, price_asc, price_desc, mileage_asc, year_desc, year_asc.'],
    ['?goods_name=byd&goods_name=bmw', '"goods_name" must be a single text.'],
    ['?brand=%00', '"brand" holds a character that is not allowed.'],
    [`?brand=${'a'.repeat(201)}`, '"brand" may be at most 200 characters long.'],
  ] as const) {
    test(`refuses ${query.slice(0, 20)}`, async () => {
      assert.equal(await refuses(request(query), 400), msg);
    });
  }
});
