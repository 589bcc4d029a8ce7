import { after, before } from 'node:test';
import type { Database } from '../../../demo/server/db/database.js';
import { overEachDatabase } from './each-database.js';
import { fillShelf, type OrderShop, orderShop } from './order-shop.js';

/**
 * Runs tests over a shop with a few goods, and again over Postgres where there is one.
 * @param run is given what makes such a shop, with a clock and a card provider of its own
 */
export function overOrderShop(run: (newShop: () => OrderShop) => void): void {
  overEachDatabase((open) => {
    let database: Database;
    before(async () => {
      database = await open([fillShelf]);
    });
    after(() => database.close());
    run(() => orderShop(database.db));
  });
}
