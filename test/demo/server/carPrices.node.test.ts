import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { ALL_CARS, type CarFilter } from '../../../demo/server/cars/car-filter.js';
import { countByPrices, type PriceFacets } from '../../../demo/server/cars/count-by-prices.js';
import { countEachCar } from '../../../demo/server/cars/facets.js';
import { generateCars } from '../../../demo/server/cars/generate-cars.js';
import { MAKES } from '../../../demo/server/cars/makes/index.js';
import { cars } from '../../../demo/server/cars/schema.js';
import type { Database, Db } from '../../../demo/server/db/database.js';
import { BODIES, CarPage, FUELS } from '../../../demo/shared/replies/cars.js';
import { CarFacets as ListFacets } from '../../../demo/shared/replies/goods.js';
import { CarFacetsReply } from '../../../src/api/car-facets.js';
import { fuzz } from '../../support/fuzz.js';
import { CATALOG } from './catalog.js';
import { overDatabase, overEachDatabase } from './each-database.js';
import { openFilledPglite } from './filled-database.js';
import { read } from './read-reply.js';
import { testApp } from './test-app.js';

const SEED = 20_250_901;
/** How many filters are tried after each of the changes. */
const RUNS = process.env.MATRIX ? 200 : 10;

const several = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const orNone = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const noModels: string[] = [];
const make = fc.constantFrom(...MAKES);
/** Prices in cents, some of them typical of cars. A minimum may be above its maximum. */
const cents = fc.oneof(
  fc.integer({ min: 0, max: 2_147_483_647 }),
  fc.integer({ min: 500, max: 12_000 }).map((tens) => tens * 1_000),
);
const year = fc.integer({ min: 2015, max: 2027 });

const filters: fc.Arbitrary<CarFilter> = fc
  .record({
    choice: fc.oneof(
      several(MAKES).map((brands) => ({ brands, models: noModels })),
      make.chain((one) =>
        several(one.models).map((models) => ({ brands: [one], models: models.map(({ value }) => value) })),
      ),
    ),
    body: several(BODIES),
    fuel: several(FUELS),
    is_oversea: orNone(fc.boolean()),
    price_min: orNone(cents),
    price_max: orNone(cents),
    year_min: orNone(year),
    year_max: orNone(year),
    words: fc.constantFrom([], [], [], [['toyota']], [['model', 'seal']], [['nothing']]),
  })
  .map(({ choice, ...rest }) => ({
    ...ALL_CARS,
    ...rest,
    brand: choice.brands.map(({ value }) => value),
    model: choice.models,
  }));

const byValue = (one: { value: string }, other: { value: string }) => (one.value < other.value ? -1 : 1);
const inOrder = (facets: PriceFacets): PriceFacets => ({
  ...facets,
  brand: [...facets.brand].sort(byValue),
  model: [...facets.model].sort(byValue),
});

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOG);
  });
  after(() => database.close());

  /** Checks that the counts by price match counting the cars one by one, for many filters and for none. */
  async function areRight(): Promise<void> {
    const { db } = database;
    const isRight = async (filter: CarFilter) =>
      assert.deepEqual(
        inOrder(await countByPrices(db, filter)),
        inOrder(await countEachCar(db, filter)),
        JSON.stringify(filter),
      );
    await isRight(ALL_CARS);
    await fc.assert(fc.asyncProperty(filters, isRight), fuzz(RUNS));
  }

  const someCars = sql`${cars.goodsId} % 7 = 3`;
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    'from the seeds': async () => {},
    'after new cars arrived': () =>
      database.db.insert(cars).values(
        generateCars(MAKES, 600, SEED).map((car) => ({
          ...car,
          goodsId: car.goodsId + 500_000,
          slug: `${car.slug}-new`,
          isHeld: car.goodsId % 5 === 0,
        })),
      ),
    'after a car arrived twice unchanged': () =>
      database.db
        .insert(cars)
        .values(generateCars(MAKES, 600, SEED).slice(0, 1))
        .onConflictDoNothing(),
    'while orders hold cars': () => database.db.update(cars).set({ isHeld: true }).where(someCars),
    'after prices changed': () => database.db.update(cars).set({ price: sql`${cars.price} + 12345` }),
    'after a field without a facet changed': () =>
      database.db.update(cars).set({ mileageKm: 1, color: 'Pink' }),
    'after cars were replaced': () =>
      database.db
        .update(cars)
        .set({ year: sql`${cars.year} - 1`, body: 'van', zone: sql`3 - ${cars.zone}` })
        .where(sql`${cars.goodsId} % 3 = 1`),
    'after a number was reused at another price': () =>
      database.db
        .update(cars)
        .set({ goodsId: sql`${cars.goodsId} + 5000000`, price: 123_00 })
        .where(eq(cars.goodsId, 500_000 + 10_001)),
    'after they were restored': () => database.db.update(cars).set({ isHeld: false }).where(someCars),
    'after cars were removed': () => database.db.delete(cars).where(sql`${cars.goodsId} % 2 = 0`),
    'after a change was rolled back': () =>
      database.db
        .transaction(async (tx) => {
          await tx.update(cars).set({ isHeld: true });
          throw new Error('taken back');
        })
        .catch(() => {}),
    'after all cars were removed at once': () => database.db.execute(sql`truncate ${cars} cascade`),
  };
  for (const [name, change] of Object.entries(changes)) {
    test(`counts the cars: ${name}`, async () => {
      await change();
      await areRight();
    });
  }
});

overEachDatabase((open, over) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOG);
  });
  after(() => database.close());
  const total = async () => (await countByPrices(database.db, ALL_CARS)).total;

  test('answers calls made at the same time correctly, each as of a moment after it was sent', async () => {
    const before = await total();
    const ids = (await database.db.select({ id: cars.goodsId }).from(cars).limit(20)).map(({ id }) => id);
    await Promise.all(
      ids.map(async (id, index) => {
        await database.db.update(cars).set({ isHeld: true }).where(eq(cars.goodsId, id));
        const counted = await total();
        assert.ok(counted < before && counted >= before - ids.length, `${counted} after hold ${index}`);
      }),
    );
    assert.equal(await total(), before - ids.length);
    await database.db.update(cars).set({ isHeld: false }).where(inArray(cars.goodsId, ids));
    assert.equal(await total(), before);
  });

  test('counts a transaction that began earlier and ended later', async (t) => {
    const { db } = database;
    if (over === 'PGlite') return t.skip('it has one connection');
    const before = await total();
    const [first, second] = await db
      .select({ goodsId: cars.goodsId })
      .from(cars)
      .where(eq(cars.isHeld, false))
      .orderBy(cars.year, cars.goodsId)
      .limit(2);
    assert.ok(first && second);
    const setHeld = (on: Db, { goodsId }: { goodsId: number }, isHeld: boolean) =>
      on.update(cars).set({ isHeld }).where(eq(cars.goodsId, goodsId));
    await db.transaction(async (earlier) => {
      await setHeld(earlier, first, true);
      await setHeld(db, second, true);
      assert.equal(await total(), before - 1);
    });
    assert.equal(await total(), before - 2);
    await setHeld(db, first, false);
    await setHeld(db, second, false);
  });

  test('counts both of two orders at once for cars of one kind', async (t) => {
    const { db } = database;
    if (over === 'PGlite') return t.skip('it has one connection');
    const added = generateCars(MAKES, 1, SEED).flatMap((car) =>
      Array.from({ length: 8 }, (_, n) => ({ ...car, goodsId: 900_000 + n, slug: `same-${n}` })),
    );
    const before = await total();
    await db.insert(cars).values(added);
    await Promise.all(
      added.map(({ goodsId }) => db.update(cars).set({ isHeld: true }).where(eq(cars.goodsId, goodsId))),
    );
    assert.equal(await total(), before);
    const { total: each } = await countEachCar(db, ALL_CARS);
    assert.equal(each, before);
  });

  test('has the same total in the list, its facets, and the car search', async () => {
    const call = async (name: string) =>
      testApp(database.db).request(`/v3/pc/${name}?brand=byd&fuel=electric`);
    const replies = [
      await read(call('goods/list'), CarPage),
      await read(call('goods/listFacets'), ListFacets),
      await read(call('car/facets'), CarFacetsReply),
    ];
    const totals = replies.map(({ total }) => total);
    assert.equal(new Set(totals).size, 1);
    assert.notEqual(totals[0], 0);
  });

  test('filters the list and its facets alike by color', async () => {
    const call = async (name: string) => testApp(database.db).request(`/v3/pc/${name}?goods_name=red+toyota`);
    const list = await read(call('goods/list'), CarPage);
    const facets = await read(call('goods/listFacets'), ListFacets);
    assert.equal(list.total, facets.total);
    assert.ok(list.total > 0 && list.total < (await total()));
  });

  test('recovers from a failed read with the next one', async () => {
    const { db } = database;
    await db.execute(sql`alter table car_prices rename to moved`);
    const failing = await Promise.allSettled([total(), total()]);
    await db.execute(sql`alter table moved rename to car_prices`);
    assert.deepEqual(
      failing.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    const { total: each } = await countEachCar(db, ALL_CARS);
    assert.equal(await total(), each);
  });
});

test('reads a restored database again, and ignores numbers of another one', async () => {
  const [here, copy] = await Promise.all([openFilledPglite(CATALOG), openFilledPglite(CATALOG)]);
  let current = here.db;
  const db = new Proxy(here.db, { get: (_, name) => Reflect.get(current, name) });
  const total = async () => (await countByPrices(db, ALL_CARS)).total;
  const all = await total();
  for (const id of [10_001, 10_002, 10_003])
    await db.update(cars).set({ isHeld: true }).where(eq(cars.goodsId, id));
  assert.equal(await total(), all - 3);
  current = copy.db;
  assert.equal(await total(), all);
  // Otherwise every call would read them, as long as the numbers here are behind.
  await db.execute(sql`update car_prices set us = '{}', oversea = '{}', changed_by = 1000000000000`);
  assert.equal(await total(), all);
  await Promise.all([here.close(), copy.close()]);
});
