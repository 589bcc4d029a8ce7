import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../../demo/server/db/database.js';
import { visitors } from '../../../demo/server/visitors/schema.js';
import { UserUuidReply } from '../../../src/api/user.js';
import { overDatabase } from './each-database.js';
import { readExactly } from './read-reply.js';
import { testApp } from './test-app.js';

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open([]);
  });
  after(() => database.close());

  test('gives every browser an id of its own, and remembers it', async () => {
    const sent = new Set<string>();
    for (let call = 0; call < 3; call++) {
      const data = await readExactly(testApp(database.db).request('/v3/pc/user/getUserUUID'), UserUuidReply);
      sent.add(data.uuid);
    }
    const stored = await database.db.select().from(visitors);
    assert.deepEqual(new Set(stored.map((visitor) => visitor.uuid)), sent);
    assert.equal(sent.size, 3);
    assert(stored.every((visitor) => Math.abs(visitor.createdAt.getTime() - Date.now()) < 600_000));
  });
});
