import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../../demo/server/db/database.js';
import { CAR_LIST, GOODS_LIST, type ListFields, listedNames } from '../../../demo/shared/lists.js';
import { CATALOG } from './catalog.js';
import { overDatabase } from './each-database.js';
import { succeeds, testApp } from './test-app.js';

/** Each list with its calls, and a filter that leaves several choices of each of the others. */
const LISTS: readonly [list: string, fields: ListFields, page: string, counts: string, filter: string][] = [
  ['cars', CAR_LIST, 'goods/list', 'goods/listFacets', 'brand=toyota,bmw'],
  ['goods', GOODS_LIST, 'goods/search', 'goods/facets', 'cat_id=200'],
];

interface Counted {
  readonly value: string | number;
  readonly count: number;
}

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOG);
  });
  after(() => database.close());

  // What these tests read of a reply; others check its shape.
  const request = async (call: string, query: string) =>
    (await succeeds(testApp(database.db).request(`/v3/pc/${call}?${query}`))) as Record<string, unknown>;

  for (const [list, fields, page, counts, filter] of LISTS) {
    for (const name of listedNames(fields))
      test(`each choice of ${name} leaves as many ${list} as its filter counts`, async () => {
        const counted = (await request(counts, filter))[name] as readonly Counted[];
        assert(counted.length > 1, JSON.stringify(counted));
        for (const { value, count } of counted) {
          const query = `${filter}&${new URLSearchParams({ [name]: String(value) })}`;
          assert.equal((await request(page, query)).total, count, query);
          assert.deepEqual((await request(counts, query))[name], counted, 'without itself');
        }
      });

    for (const name of fields.ranges)
      test(`both ends of ${name} leave all ${list}, and what is beyond them none`, async () => {
        const { total } = await request(page, filter);
        const { min, max } = (await request(counts, filter))[name] as { min: number; max: number };
        assert(min < max, `${min} to ${max}`);
        for (const [ends, left] of [
          [{ [`${name}_min`]: min, [`${name}_max`]: max }, total],
          [{ [`${name}_min`]: max + 1 }, 0],
          [{ [`${name}_max`]: min - 1 }, 0],
        ] as const) {
          const own = Object.entries(ends).map(([end, value]) => `${end}=${value}`);
          assert.equal((await request(page, [filter, ...own].join('&'))).total, left, own.join());
        }
      });

    test(`${list} are listed in each of their orders, the first if none is named`, async () => {
      for (const sort of fields.sorts)
        assert.equal(
          (await request(page, `${filter}&sort=${sort}`)).total,
          (await request(page, filter)).total,
        );
      const { list: first } = await request(page, filter);
      assert.deepEqual((await request(page, `${filter}&sort=${fields.sorts[0]}`)).list, first);
    });
  }
});
