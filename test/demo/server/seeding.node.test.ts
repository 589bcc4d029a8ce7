import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { and, count, eq, inArray } from 'drizzle-orm';
import { generateCars } from '../../../demo/server/cars/generate-cars.js';
import { MAKES } from '../../../demo/server/cars/makes/index.js';
import { cars, makes, models } from '../../../demo/server/cars/schema.js';
import { SEEDED_CARS, seedCars } from '../../../demo/server/cars/seed.js';
import type { Database } from '../../../demo/server/db/database.js';
import { prepareDatabase } from '../../../demo/server/db/prepare-database.js';
import { readSeedDay } from '../../../demo/server/db/seed-day.js';
import { notifications } from '../../../demo/server/notifications/schema.js';
import { orderEvents, orders } from '../../../demo/server/orders/schema.js';
import { seedSettings } from '../../../demo/server/settings/seed.js';
import { overDatabase } from './each-database.js';

test('creates the same cars on every machine', () => {
  const generated = generateCars(MAKES, SEEDED_CARS, 1);
  assert.deepEqual(generateCars(MAKES, SEEDED_CARS, 1), generated);
  assert.notDeepEqual(generateCars(MAKES, SEEDED_CARS, 2), generated);
});

for (const [day, year] of [
  ['2025-09-01', 2025],
  ['2027-01-01', 2027],
  ['2027-12-31', 2027],
] as const) {
  test(`dates the newest car on the seeds’ day, and the newest models in its year: ${day}`, () => {
    const generated = generateCars(MAKES, SEEDED_CARS, 1, Date.parse(day));
    const arrivals = generated.map((car) => car.createdAt.toISOString());
    assert.equal(arrivals.sort().at(-1), `${day}T00:00:00.000Z`);
    assert.equal(Math.max(...generated.map((car) => car.year)), year);
    assert(generated.every((car) => car.mileageKm > 0));
  });
}

for (const [fixed, day] of [
  ['2025-09-02', '2025-09-02'],
  ['', new Date().toISOString().slice(0, 10)],
] as const) {
  test(`dates the seeds by ${fixed ? 'it' : 'today'} with SEED_DAY="${fixed}"`, () => {
    assert.equal(new Date(readSeedDay({ SEED_DAY: fixed })).toISOString().slice(0, 10), day);
  });
}

test('has a car for sale of each model', () => {
  const offered = new Set(generateCars(MAKES, SEEDED_CARS, 1).map((car) => `${car.make}/${car.model}`));
  assert.equal(offered.size, MAKES.flatMap((make) => make.models).length);
});

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open('bare');
  });
  after(() => database.close());

  async function rows() {
    const tables = [makes, models, cars];
    return Promise.all(
      tables.map(async (table) => Number((await database.db.select({ n: count() }).from(table))[0]?.n)),
    );
  }

  const full = [MAKES.length, MAKES.flatMap((make) => make.models).length, SEEDED_CARS];

  test('leaves the database empty after a crash halfway, and fills it at the next start', async () => {
    const crash = async () => {
      throw new Error('out of power');
    };
    await assert.rejects(prepareDatabase(database, [seedSettings, seedCars, crash]), /out of power/);
    assert.deepEqual(await rows(), [0, 0, 0]);
    await prepareDatabase(database);
    assert.deepEqual(await rows(), full);
  });

  test('changes nothing at a second start', async () => {
    await prepareDatabase(database);
    assert.deepEqual(await rows(), full);
  });

  test('delivers every seeded order within the days that were promised when it was paid', async () => {
    const found = await database.db
      .select({ order: orders, state: orderEvents.state, at: orderEvents.at })
      .from(orders)
      .innerJoin(orderEvents, eq(orderEvents.orderId, orders.orderId))
      .where(eq(orders.state, 'received'));
    for (const { order } of found) {
      const timeOf = (state: string) =>
        found.find((each) => each.order.orderId === order.orderId && each.state === state)?.at.getTime() ?? 0;
      const days = (timeOf('received') - timeOf('paid')) / 86_400_000;
      const first = Math.max(...order.shipments.map(({ days_min }) => days_min));
      const last = Math.max(...order.shipments.map(({ days_max }) => days_max));
      assert.ok(days >= first && days <= last, `${order.orderId}: ${days} days, not ${first}–${last}`);
    }
    assert.ok(found.length > 0);
  });

  test('ships an order of two zones in two parts, each with its own number and notice', async () => {
    const { db } = database;
    const [part] = await db.select().from(orderEvents).where(eq(orderEvents.act, 'ship-part'));
    const sent = await db
      .select()
      .from(orderEvents)
      .where(
        and(eq(orderEvents.orderId, part?.orderId ?? 0), inArray(orderEvents.act, ['ship-part', 'ship'])),
      );
    assert.equal(new Set(sent.map(({ note }) => note)).size, 2);
    const notices = await db.select({ texts: notifications.texts }).from(notifications);
    const titles = notices.map(({ texts }) => texts.en.title);
    assert.equal(
      titles.filter((title) => title === `Part of order ${part?.orderId} is on the way`).length,
      1,
    );
    assert.equal(titles.filter((title) => title === `Order ${part?.orderId} is on the way`).length, 1);
  });

  test('fills the database once when two servers start together', async () => {
    await Promise.all([prepareDatabase(database), prepareDatabase(database)]);
    assert.deepEqual(await rows(), full);
  });
});
