import { after, before } from 'node:test';
import type { Passwords } from '../../../demo/server/accounts/passwords.js';
import type { Database } from '../../../demo/server/db/database.js';
import { type AccountShop, accountShop } from './account-shop.js';
import { overDatabase } from './each-database.js';

/**
 * Runs tests over a database without any account.
 * @param run is given what makes a shop over it: with limits and a clock of its own
 * @param over which databases: `overEachDatabase` for what calls do at the same time
 */
export function overAccountShop(
  run: (newShop: (slow?: Passwords) => AccountShop, database: () => Database) => void,
  over = overDatabase,
): void {
  over((open) => {
    let database: Database;
    before(async () => {
      database = await open([]);
    });
    after(() => database.close());
    run(
      (slow) => accountShop(database.db, slow),
      () => database,
    );
  });
}
