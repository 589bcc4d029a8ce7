import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assert as assertStruct, object, pattern, string } from 'superstruct';
import type { Database } from '../../../demo/server/db/database.js';
import { visitors } from '../../../demo/server/visitors/schema.js';
import { overDatabase } from './each-database.js';
import { succeeds, testApp } from './test-app.js';

const Visitor = object({
  uuid: pattern(string(), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
});

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open([]);
  });
  after(() => database.close());

  test('every browser gets an id of its own, which the shop remembers', async () => {
    const given = new Set<string>();
    for (let call = 0; call < 3; call++) {
      const data = await succeeds(testApp(database.db).request('/v3/pc/user/getUserUUID'));
      assertStruct(data, Visitor);
      given.add(data.uuid);
    }
    const kept = await database.db.select().from(visitors);
    assert.deepEqual(new Set(kept.map((visitor) => visitor.uuid)), given);
    assert.equal(given.size, 3);
    assert(kept.every((visitor) => Math.abs(visitor.createdAt.getTime() - Date.now()) < 600_000));
  });
});
