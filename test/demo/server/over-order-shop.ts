import { after, before } from 'node:test';
import type { Database } from '../../../demo/server/db/database.js';
import { overDatabase, type TestOnce } from './each-database.js';
import { fillShelf, type OrderShop, orderShop } from './order-shop.js';

/**
 * Runs tests over a shop with a few goods.
 * @param run gets a function that creates such a shop, with its own clock and card provider, and how to add a test that
 * need not run over each database
 * @param over which databases to use: `overEachDatabase` for concurrent shoppers
 */
export function overOrderShop(
  run: (newShop: () => OrderShop, testOnce: TestOnce) => void,
  over = overDatabase,
): void {
  over((open, _, testOnce) => {
    let database: Database;
    before(async () => {
      database = await open([fillShelf]);
    });
    after(() => database.close());
    run(() => orderShop(database.db), testOnce);
  });
}
