import { after, before } from 'node:test';
import type { Database } from '../../../demo/server/db/database.js';
import { overDatabase } from './each-database.js';
import { fillShelf, type OrderShop, orderShop } from './order-shop.js';

/**
 * Runs tests over a shop with a few goods.
 * @param run is given what makes such a shop, with a clock and a card provider of its own
 * @param over which databases: `overEachDatabase` for what shoppers do at the same time
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
