/**
 * `node --import tsx test/bench/car-facets.ts [cars]`: measures how long `GET /v3/pc/car/facets` takes over a million
 * cars, or the given number. It measures whole calls within the process: one after another, 8 at once, and 8 at once
 * while cars are held and put back. Prints the figures, and fails if 1% of any row's calls take over 50 ms. It
 * creates its own database on the server of `TEST_DATABASE_URL`, or on a Postgres that it starts for this run.
 */
import { randomUUID } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { eq, getTableColumns } from 'drizzle-orm';
import pg from 'pg';
import { generateCars } from '../../demo/server/cars/generate-cars.js';
import { MAKES } from '../../demo/server/cars/makes/index.js';
import { between, pick, pickWeighted, type Random, seededRandom } from '../../demo/server/cars/random.js';
import { cars, makes, models } from '../../demo/server/cars/schema.js';
import type { Db } from '../../demo/server/db/database.js';
import { openPostgres } from '../../demo/server/db/postgres.js';
import { BODIES, FUELS } from '../../demo/shared/replies/cars.js';
import { silent } from '../demo/server/each-database.js';
import { testApp } from '../demo/server/test-app.js';
import { startPostgres } from './postgres.js';
import { toMarkdown } from './report.js';

const LIMIT_MS = 50;
const CALLS = 2_000;
const AT_ONCE = 8;
const SEED = 20_250_901;
const FIRST_ID = 10_001;
/** Shuffling more cars at once takes longer than generating them. */
const BATCH = 50_000;

const count = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(count) || count < 1_000 || count > 10_000_000)
  throw new Error('Give 1,000 to 10,000,000 cars');

/** Fills the database with the makes and models of the seeds, and with cars generated from them. */
async function fill(db: Db, client: pg.Client): Promise<void> {
  await db.insert(makes).values(MAKES.map(({ value, name }) => ({ value, name })));
  await db
    .insert(models)
    .values(
      MAKES.flatMap((make) => make.models.map(({ value, name }) => ({ make: make.value, value, name }))),
    );
  await client.query('create temp table made (like cars including defaults)');
  const columns = Object.values(getTableColumns(cars)).filter(({ name }) => name !== 'is_held');
  const names = columns.map(({ name }) => name).join(', ');
  for (let made = 0; made < count; made += BATCH) {
    const batch = generateCars(MAKES, Math.min(BATCH, count - made), SEED + made).map((car, index) => {
      const goodsId = FIRST_ID + made + index;
      const row = { ...car, goodsId, slug: `${car.year}-${car.make}-${car.model}-${goodsId}` };
      return Object.fromEntries(
        Object.entries(getTableColumns(cars)).map(([key, { name }]) => [
          name,
          row[key as keyof typeof row], // the keys of the columns are those of the row
        ]),
      );
    });
    await client.query(
      `insert into made (${names}) select ${names} from json_populate_recordset(null::cars, $1::json)`,
      [JSON.stringify(batch)],
    );
  }
  await client.query('insert into cars select * from made');
  await client.query('drop table made');
  await client.query('vacuum analyze');
}

/** Returns a shopper's query: usually a make, one of its models, or a price, and sometimes other fields. */
function queryOf(random: Random): string {
  const query = new URLSearchParams();
  const often = (share: number) => random() < share;
  if (often(0.6)) {
    const make = pickWeighted(random, MAKES, ({ share }) => share);
    query.set('brand', make.value);
    if (often(0.5)) query.set('model', pick(random, make.models).value);
  }
  if (often(0.4)) query.set('price_max', String(between(random, 2, 24) * 5_000));
  if (often(0.15)) query.set('price_min', String(between(random, 1, 90_000)));
  if (often(0.3)) query.set('year_min', String(between(random, 2018, 2025)));
  if (often(0.1)) query.set('year_max', String(between(random, 2018, 2025)));
  if (often(0.3)) query.set('body', pick(random, BODIES));
  if (often(0.3)) query.set('fuel', pick(random, FUELS));
  return query.toString();
}

/** Returns how long each of many calls took, in milliseconds. */
async function measure(db: Db, atOnce: number): Promise<number[]> {
  const app = testApp(db);
  const random = seededRandom(SEED);
  const queries = Array.from({ length: CALLS }, () => queryOf(random));
  const took: number[] = [];
  const shopper = async () => {
    for (let query = queries.pop(); query !== undefined; query = queries.pop()) {
      const start = performance.now();
      const reply = await app.request(`/v3/pc/car/facets?${query}`);
      await reply.text();
      took.push(performance.now() - start);
      if (reply.status !== 200) throw new Error(`${query} was answered with ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, shopper));
  return took;
}

/** Holds cars and puts them back, one after another, for as long as `work` takes. */
async function whileOrdering<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const random = seededRandom(SEED);
  let isOver = false;
  const orders = (async () => {
    while (!isOver) {
      const goodsId = FIRST_ID + between(random, 0, count - 1);
      for (const isHeld of [true, false])
        await db.update(cars).set({ isHeld }).where(eq(cars.goodsId, goodsId));
    }
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await orders;
  }
}

function rowOf(name: string, took: readonly number[]): { row: string[]; late: number } {
  const sorted = [...took].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  const row = [name, ...[0.5, 0.95, 0.99, 1].map((share) => at(share).toFixed(1))];
  return { row, late: at(0.99) };
}

const server = process.env.TEST_DATABASE_URL || (await startPostgres());
const name = `storefront_bench_${randomUUID().replaceAll('-', '')}`;
const admin = new pg.Client({ connectionString: server });
await admin.connect();
await admin.query(`create database ${name}`);
const address = new URL(server);
address.pathname = name;

/** Simulates a process that has just started, with nothing cached and no open connections. */
async function inNewProcess<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openPostgres(address.href, silent);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

let late: number;
try {
  const database = await openPostgres(address.href, silent);
  await database.migrate();
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await fill(database.db, client);
  await client.end();
  await database.close();

  const load = loadavg()[0] ?? 0;
  const rows = [
    rowOf('one after the other', await inNewProcess((db) => measure(db, 1))),
    rowOf(`${AT_ONCE} at once`, await inNewProcess((db) => measure(db, AT_ONCE))),
    rowOf(
      `${AT_ONCE} at once, while cars are held and put back`,
      await inNewProcess((db) => whileOrdering(db, () => measure(db, AT_ONCE))),
    ),
  ];
  late = Math.max(...rows.map(({ late }) => late));
  console.log(
    toMarkdown(
      {
        title: `Facets of ${count.toLocaleString('en-US')} cars`,
        head: ['calls', 'median, ms', '95 %', '99 %', 'most'],
        rows: rows.map(({ row }) => row),
        notes: `${CALLS} calls each, the first of a new process included; ${cpus().length} processors, load average ${load.toFixed(1)}.`,
      },
      'node --import tsx test/bench/car-facets.ts',
    ),
  );
} finally {
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}
process.exit(late <= LIMIT_MS ? 0 : 1);
