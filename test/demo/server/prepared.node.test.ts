// matrix: only
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import type { Database, Db } from '../../../demo/server/db/database.js';
import { param, prepared, preparedByShape } from '../../../demo/server/db/prepared.js';
import { overEachDatabase } from './each-database.js';

/** The number of connections in a database's pool (`DATABASE_POOL`). */
const POOL = 10;

/** Creates a search for a shopper by name that counts how many times its SQL is generated. */
function countedSearch() {
  let written = 0;
  const statement = prepared((db) => {
    written += 1;
    return db
      .select({ name: users.uname, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.uname, param('name', users.uname)))
      .prepare('counted_search');
  });
  const find = async (db: Db, name: string) => (await statement(db).execute({ name }))[0]?.name ?? null;
  return { find, written: () => written };
}

const NAMES = Array.from({ length: 60 }, (_, index) => `shopper-${index}`);

overEachDatabase((open, over) => {
  let database: Database;
  before(async () => {
    database = await open([]);
    await database.db
      .insert(users)
      .values(NAMES.map((uname) => ({ uname, email: `${uname}@prepared.example`, invitCode: uname })));
  });
  after(() => database.close());

  test('prepares a statement once outside of transactions, and uses the values of each call', async () => {
    const { find, written } = countedSearch();
    const found = await Promise.all(NAMES.map((name) => find(database.db, name)));
    assert.deepEqual(found, NAMES);
    assert.equal(written(), 1);
  });

  test('prepares a statement of two shapes once for each, and uses the values of each call', async () => {
    const written: string[] = [];
    const statement = preparedByShape('shopper_by', (db, column: 'uname' | 'email', name) => {
      written.push(column);
      return db
        .select({ name: users.uname })
        .from(users)
        .where(eq(users[column], param('value', users[column])))
        .prepare(name);
    });
    for (const name of NAMES.slice(0, 5)) {
      const [byName] = await statement(database.db, 'uname').execute({ value: name });
      const [byEmail] = await statement(database.db, 'email').execute({ value: `${name}@prepared.example` });
      assert.deepEqual([byName?.name, byEmail?.name], [name, name]);
    }
    assert.deepEqual(written, ['uname', 'email']);
  });

  test('uses the values of each call in a transaction, and sees the transaction’s own writes', async () => {
    const { find, written } = countedSearch();
    const found = await Promise.all(NAMES.map((name) => database.db.transaction((tx) => find(tx, name))));
    assert.deepEqual(found, NAMES);
    const most = over === 'Postgres' ? POOL : NAMES.length;
    assert.ok(written() <= most, `written ${written()} times for ${NAMES.length} transactions`);
    const undone = new Error('undone');
    const renaming = database.db.transaction(async (tx) => {
      await tx.update(users).set({ uname: 'renamed' }).where(eq(users.uname, 'shopper-0'));
      assert.equal(await find(tx, 'renamed'), 'renamed');
      assert.equal(await tx.transaction((inner) => find(inner, 'renamed')), 'renamed');
      throw undone;
    });
    await assert.rejects(renaming, undone);
    assert.equal(await find(database.db, 'renamed'), null);
    assert.equal(await find(database.db, 'shopper-0'), 'shopper-0');
  });
});
