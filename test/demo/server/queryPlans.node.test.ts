// matrix: only
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { CATALOG } from './catalog.js';
import { openCopy } from './filled-database.js';
import { succeeds, testApp } from './test-app.js';

/** Copies of each of the 600 goods and 2,000 cars, for 100,000 of either, or for enough to get the same plans. */
const GOODS_COPIES = process.env.MATRIX ? 167 : 34;
const CARS_COPIES = process.env.MATRIX ? 49 : 10;

let client: PGlite;
let close: () => Promise<void>;
let queries: { text: string; values: unknown[] }[] = [];
let app: ReturnType<typeof testApp>;

before(async () => {
  ({ client, close } = await openCopy(CATALOG));
  const logger = { logQuery: (text: string, values: unknown[]) => void queries.push({ text, values }) };
  const db = drizzle(client, { logger });
  await db.execute(sql.raw(manyGoods));
  await db.execute(sql.raw(manyCars));
  await db.execute(sql.raw(manyWords));
  await client.query('vacuum analyze');
  app = testApp(db);
  // A process's first count reads all prices. Each later one reads only what has changed.
  await succeeds(app.request('/v3/pc/car/facets'));
});
after(() => close());

/** Each has few words: we test plans, not how fast an index is built. Narrow rows would lead to sequential scans. */
const manyGoods = `insert into goods
  select 100000 + row_number() over (), slug || '-' || n, name, department_id, cat_id, store_id, art, color, color_hex,
    '[]', description, specification, 'en', '{}', price + n, list_price, discount, stock, sold + n, zone, ships_from, weight_g, factory, '[]',
    array_to_tsvector((tsvector_to_array(words))[1:4]), title_words, created_at - n * interval '7 minutes'
  from goods cross join generate_series(2, ${GOODS_COPIES}) n`;
const manyCars = `insert into cars
  select 1000000 + row_number() over (), slug || '-' || n, make, model, year, mileage_km, fuel, body, drive,
    transmission, trim, range_km, color, color_hex, price + n, zone, port, created_at - n * interval '7 minutes'
  from cars cross join generate_series(2, ${CARS_COPIES}) n`;

const manyWords = `insert into search_words (word) select word || n from search_words cross join generate_series(2, 12) n
  on conflict do nothing`;

/** Returns how a call scans the large tables, such as "Index Scan using goods_sold_idx on goods". */
async function scansOf(path: string): Promise<string[]> {
  queries = [];
  await succeeds(app.request(`/v3/pc/${path}`));
  const scans: string[] = [];
  for (const { text, values } of [...queries]) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    const lines = rows.map((row) => row['QUERY PLAN']);
    scans.push(...lines.filter((line) => /Scan .*\b(goods|cars|car_prices|search_words)(_\w+)? /.test(line)));
  }
  return scans.map((scan) => scan.replace(/^[\s>-]+|\s+\(cost.*/g, ''));
}

test('has tens of thousands of goods and of cars', async () => {
  const { rows } = await client.query<{ goods: number; cars: number }>(
    'select (select count(*) from goods)::int as goods, (select count(*) from cars)::int as cars',
  );
  assert.deepEqual(rows, [{ goods: 600 * GOODS_COPIES, cars: 2_000 * CARS_COPIES }]);
});

const GOODS_FILTERS = [
  '',
  'cat_id=101',
  'cat_id=100',
  'cat_id=102&version=225/45+R17',
  'store_id=3',
  'is_oversea=1',
  'factory=1',
  'deal=1',
  'deal=1&except=20001,20002',
  'goods_name=kettle',
  'goods_name=electrik+ketle',
  'price_min=1000&price_max=5000',
  'cat_id=1000&is_oversea=0&factory=0&price_max=3000',
];
const CARS_FILTERS = [
  '',
  'brand=byd',
  'brand=byd&model=seal',
  'body=van',
  'fuel=diesel',
  'is_oversea=0',
  'price_max=900000',
  'year_min=2024',
  'goods_name=tesla',
  'goods_name=toyota+truck',
  'brand=toyota&fuel=hybrid&body=suv&year_min=2020',
  'brand=toyota,byd&fuel=hybrid,electric',
  'color=Red,Burgundy',
  'mileage_max=30000',
  'drive=awd,4wd&transmission=manual',
];
/** Filters of the car search's own call, with prices in whole dollars. */
const FACETS_FILTERS = ['', 'brand=byd&model=seal', 'body=suv&fuel=electric&price_max=40000&year_min=2022'];

const paths = [
  ...['popular', 'newest', 'price_asc', 'price_desc', 'discount'].flatMap((sort) =>
    GOODS_FILTERS.map((filter) => `goods/search?sort=${sort}&${filter}`),
  ),
  ...GOODS_FILTERS.map((filter) => `goods/facets?${filter}`),
  ...['newest', 'price_asc', 'price_desc', 'mileage_asc', 'year_desc', 'year_asc'].flatMap((sort) =>
    CARS_FILTERS.map((filter) => `goods/list?sort=${sort}&${filter}`),
  ),
  ...CARS_FILTERS.map((filter) => `goods/listFacets?${filter}`),
  ...FACETS_FILTERS.map((filter) => `car/facets?${filter}`),
  'goods/deals',
  'goods/byIds?goods_ids=20001,10001',
  'goods/detail?goods_id=20001',
  'goods/detail?goods_id=10001',
  'store/detail?store_id=3',
  'store/list',
  'indexCategory',
];
for (const path of paths) {
  test(`${path} reads by an index, however many rows there are`, async () => {
    const scans = await scansOf(path);
    assert.notEqual(scans.length, 0);
    assert.deepEqual(
      scans.filter((scan) => /Seq Scan/.test(scan)),
      [],
    );
  });
}

for (const [path, index] of [
  ['goods/search?sort=popular', 'goods_sold_idx'],
  ['goods/search?sort=newest', 'goods_created_idx'],
  ['goods/search?sort=price_asc', 'goods_price_idx'],
  ['goods/search?sort=discount', 'goods_discount_idx'],
  ['goods/search?cat_id=101', 'goods_cat_sold_idx'],
  ['goods/search?store_id=9', 'goods_store_sold_idx'],
] as const) {
  test(`${path} reads in the order of ${index} and stops at the end of the page`, async () => {
    const scans = await scansOf(path);
    assert.match(
      scans.join('\n'),
      new RegExp(`^Index Scan( Backward)? using ${index} on goods( goods_\\d)?$`, 'm'),
    );
  });
}
