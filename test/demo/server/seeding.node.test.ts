import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { count } from 'drizzle-orm';
import { generateCars } from '../../../demo/server/cars/generate-cars.js';
import { MAKES } from '../../../demo/server/cars/makes/index.js';
import { cars, makes, models } from '../../../demo/server/cars/schema.js';
import { SEEDED_CARS, seedCars } from '../../../demo/server/cars/seed.js';
import type { Database } from '../../../demo/server/db/database.js';
import { prepareDatabase } from '../../../demo/server/db/prepare-database.js';
import { seedSettings } from '../../../demo/server/settings/seed.js';
import { overDatabase } from './each-database.js';

test('the same cars arise on every machine', () => {
  const generated = generateCars(MAKES, SEEDED_CARS, 1);
  assert.deepEqual(generateCars(MAKES, SEEDED_CARS, 1), generated);
  assert.notDeepEqual(generateCars(MAKES, SEEDED_CARS, 2), generated);
});

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
