import { after, before } from 'node:test';
import type { Passwords } from '../../../demo/server/accounts/passwords.js';
import type { Database } from '../../../demo/server/db/database.js';
import { type AccountShop, accountShop } from './account-shop.js';
import { overDatabase } from './each-database.js';

/**
 * Runs tests over a database without any accounts.
 * @param run gets a function that creates a shop over it, with its own limits and clock
 * @param over which databases to use: `overEachDatabase` for concurrent calls
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
