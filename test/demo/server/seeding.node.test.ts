import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { count } from 'drizzle-orm';
import { generateCars } from '../../../demo/server/cars/generate-cars.js';
import { MAKES } from '../../../demo/server/cars/makes/index.js';
import { cars, makes, models } from '../../../demo/server/cars/schema.js';
import { SEEDED_CARS, seedCars } from '../../../demo/server/cars/seed.js';
import type { Database } from '../../../demo/server/db/database.js';
import { prepareDatabase } from '../../../demo/server/db/prepare-database.js';
import { readSeedDay } from '../../../demo/server/db/seed-day.js';
import { seedSettings } from '../../../demo/server/settings/seed.js';
import { overDatabase } from './each-database.js';

test('the same cars arise on every machine', () => {
  const generated = generateCars(MAKES, SEEDED_CARS, 1);
  assert.deepEqual(generateCars(MAKES, SEEDED_CARS, 1), generated);
  assert.notDeepEqual(generateCars(MAKES, SEEDED_CARS, 2), generated);
});

for (const [day, year] of [
  ['2025-09-01', 2025],
  ['2027-01-01', 2027],
  ['2027-12-31', 2027],
] as const) {
  test(`the newest car came in on the day that the seeds are dated by, and the newest are of its year: ${day}`, () => {
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
  test(`with SEED_DAY="${fixed}", the seeds are dated by ${fixed ? 'it' : 'today'}`, () => {
    assert.equal(new Date(readSeedDay({ SEED_DAY: fixed })).toISOString().slice(0, 10), day);
  });
}

test('each model has a car for sale', () => {
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

  test('a crash in the middle leaves the database empty, and the next start fills it', async () => {
    const crash = async () => {
      throw new Error('out of power');
    };
    await assert.rejects(prepareDatabase(database, [seedSettings, seedCars, crash]), /out of power/);
    assert.deepEqual(await rows(), [0, 0, 0]);
    await prepareDatabase(database);
    assert.deepEqual(await rows(), full);
  });

  test('a further start changes nothing', async () => {
    await prepareDatabase(database);
    assert.deepEqual(await rows(), full);
  });

  test('two servers that start together fill it once', async () => {
    await Promise.all([prepareDatabase(database), prepareDatabase(database)]);
    assert.deepEqual(await rows(), full);
  });
});
