import { after, before } from 'node:test';
import type { Database } from '../../../demo/server/db/database.js';
import { overDatabase } from './each-database.js';
import { fillShelf, type OrderShop, orderShop } from './order-shop.js';

/**
 * Runs tests over a shop with a few goods.
 * @param run gets a function that creates such a shop, with its own clock and card provider
 * @param over which databases to use: `overEachDatabase` for concurrent shoppers
 */
export function overOrderShop(run: (newShop: () => OrderShop) => void, over = overDatabase): void {
  over((open) => {
    let database: Database;
    before(async () => {
      database = await open([fillShelf]);
    });
    after(() => database.close());
    run(() => orderShop(database.db));
  });
}
