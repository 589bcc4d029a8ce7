import { after, before } from 'node:test';
import type { Database } from '../../../demo/server/db/database.js';
import { prepareDatabase } from '../../../demo/server/db/prepare-database.js';
import { type AccountShop, accountShop } from './account-shop.js';
import { overEachDatabase } from './each-database.js';

/**
 * Runs tests over a database without any account, and again over Postgres where there is one.
 * @param run is given what makes a shop over it: with limits and a clock of its own
 */
export function overAccountShop(run: (newShop: () => AccountShop, database: () => Database) => void): void {
  overEachDatabase((open) => {
    let database: Database;
    before(async () => {
      database = await open();
      await prepareDatabase(database, []);
    });
    after(() => database.close());
    run(
      () => accountShop(database.db),
      () => database,
    );
  });
}
