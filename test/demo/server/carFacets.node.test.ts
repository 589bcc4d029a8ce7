import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import { cars as carsTable } from '../../../demo/server/cars/schema.js';
import type { Database } from '../../../demo/server/db/database.js';
import { LANGUAGES } from '../../../demo/shared/language.js';
import { CarFacetsReply } from '../../../src/api/car-facets.js';
import { CATALOG } from './catalog.js';
import { overDatabase } from './each-database.js';
import { readExactly } from './read-reply.js';
import { refuses, testApp } from './test-app.js';

type Facets = Infer<typeof CarFacetsReply>;
type Car = typeof carsTable.$inferSelect;

overDatabase((open) => {
  let database: Database;
  let all: Car[];
  before(async () => {
    database = await open(CATALOG);
    all = await database.db.select().from(carsTable);
  });
  after(() => database.close());

  const request = (query: string, headers = {}) =>
    testApp(database.db).request(`/v3/pc/car/facets?${query}`, { headers });

  async function facets(query = '', headers = {}): Promise<Facets> {
    return readExactly(request(query, headers), CarFacetsReply);
  }

  /** Counts the cars that match, by one of their values. */
  function countOf(fits: (car: Car) => boolean, value: (car: Car) => string) {
    const counts: Record<string, number> = {};
    for (const car of all.filter(fits)) counts[value(car)] = (counts[value(car)] ?? 0) + 1;
    return counts;
  }
  const asRecord = (rows: readonly { value: string; count: number }[]) =>
    Object.fromEntries(rows.map(({ value, count }) => [value, count]));

  test('counts in each list the cars found without that list’s own filter', async () => {
    const found = await facets('brand=byd&model=seal&price_max=40000&year_min=2022&body=sedan&fuel=electric');
    const isMake = (car: Car) => car.make === 'byd';
    const isModel = (car: Car) => car.model === 'seal';
    const isCheap = (car: Car) => car.price <= 40_000_00;
    const isNew = (car: Car) => car.year >= 2022;
    const isSedan = (car: Car) => car.body === 'sedan';
    const isElectric = (car: Car) => car.fuel === 'electric';
    const withAll =
      (...tests: ((car: Car) => boolean)[]) =>
      (car: Car) =>
        tests.every((fits) => fits(car));

    assert.equal(
      found.total,
      all.filter(withAll(isMake, isModel, isCheap, isNew, isSedan, isElectric)).length,
    );
    assert.notEqual(found.total, 0);
    assert.deepEqual(
      asRecord(found.brands),
      countOf(withAll(isCheap, isNew, isSedan, isElectric), ({ make }) => make),
    );
    assert.deepEqual(
      asRecord(found.models),
      countOf(withAll(isMake, isCheap, isNew, isSedan, isElectric), ({ model }) => model),
    );
    assert.deepEqual(
      asRecord(found.bodies),
      countOf(withAll(isMake, isModel, isCheap, isNew, isElectric), ({ body }) => body),
    );
    assert.deepEqual(
      asRecord(found.fuels),
      countOf(withAll(isMake, isModel, isCheap, isNew, isSedan), ({ fuel }) => fuel),
    );
    const prices = all
      .filter(withAll(isMake, isModel, isNew, isSedan, isElectric))
      .map(({ price }) => price / 100);
    assert.deepEqual(found.prices, {
      min: Math.floor(Math.min(...prices)),
      max: Math.ceil(Math.max(...prices)),
    });
    const years = all.filter(withAll(isMake, isModel, isCheap, isSedan, isElectric)).map(({ year }) => year);
    assert.deepEqual(found.years, { min: Math.min(...years), max: Math.max(...years) });
  });

  test('counts every make without a filter, and no models, whose names makes may share', async () => {
    const found = await facets();
    assert.deepEqual([found.total, found.models], [all.length, []]);
    assert.deepEqual(
      asRecord(found.brands),
      countOf(
        () => true,
        ({ make }) => make,
      ),
    );
  });

  test('has prices in whole dollars, and includes both ends of a range', async () => {
    const dollars = Math.ceil(Math.min(...all.map(({ price }) => price)) / 100);
    const upTo = all.filter(({ price }) => price <= dollars * 100).length;
    assert.equal((await facets(`price_max=${dollars}`)).total, upTo);
    assert.notEqual(upTo, 0);
    assert.equal(
      (await facets(`price_min=${dollars}`)).total,
      all.filter(({ price }) => price >= dollars * 100).length,
    );
  });

  test('has no lowest and no highest price when no cars match', async () => {
    const none = await facets('brand=byd&year_min=2099');
    assert.deepEqual([none.total, none.models, none.prices], [0, [], { min: null, max: null }]);
    assert.notEqual(none.years.max, null);
  });

  test('stops counting sold cars', async () => {
    const before = await facets('brand=byd');
    const [car] = all.filter(({ make }) => make === 'byd');
    assert.ok(car);
    await database.db.update(carsTable).set({ isHeld: true }).where(eq(carsTable.goodsId, car.goodsId));
    try {
      assert.equal((await facets('brand=byd')).total, before.total - 1);
    } finally {
      await database.db.update(carsTable).set({ isHeld: false }).where(eq(carsTable.goodsId, car.goodsId));
    }
  });

  for (const lang of LANGUAGES)
    test(`names bodies and fuels in ${lang} as the pages of the shop do`, async () => {
      const { bodies, fuels } = await facets('', { lang });
      const { default: list } = await import(`../../../demo/host/catalog/messages/${lang}.json`);
      const { default: shop } = await import(`../../../demo/host/messages/${lang}.json`);
      const names = { ...list.bodies, ...shop.car.fuels };
      assert.deepEqual(
        Object.fromEntries([...bodies, ...fuels].map(({ value, name }) => [value, name])),
        names,
      );
    });

  for (const [query, code, msg] of [
    ['body=tank', 400, '"body" must be one of sedan, suv, hatchback, wagon, coupe, pickup, van.'],
    ['fuel=coal', 400, '"fuel" must be one of electric, hybrid, plug-in, petrol, diesel.'],
    ['price_max=cheap', 400, '"price_max" must be a whole number from 0 to 21474836.'],
    ['price_max=99999999', 400, '"price_max" must be a whole number from 0 to 21474836.'],
    ['price_min=1.5', 400, '"price_min" must be a whole number from 0 to 21474836.'],
    ['year_min=-1', 400, '"year_min" must be a whole number from 0 to 2147483647.'],
    ['brand=byd&brand=tesla', 400, '"brand" must be a single text.'],
    ['model=seal', 400, '"model" needs a "brand".'],
    ['brand=lada', 404, 'We have no make "lada".'],
    ['brand=byd&model=corolla', 404, 'BYD has no model "corolla".'],
  ] as const) {
    test(`refuses ${query}`, async () => {
      assert.equal(await refuses(request(query), code), msg);
    });
  }
});
