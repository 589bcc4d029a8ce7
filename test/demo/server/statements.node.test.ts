// matrix: only
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drizzle } from 'drizzle-orm/pglite';
import { wrap } from '../../../demo/server/db/pglite.js';
import type { NewPrize } from '../../../demo/server/prizes/schema.js';
import { earnSpin } from '../../../demo/server/prizes/spins.js';
import { CATALOG } from './catalog.js';
import { openCopy } from './filled-database.js';
import { type PrizeShop, prizeShop, type Shopper } from './prize-shop.js';
import { succeeds, testApp } from './test-app.js';

/** The statements sent to the database, apart from the start and the end of transactions. */
let statements: string[] = [];
let shop: PrizeShop;
let player: Shopper;

before(async () => {
  shop = await prizeShop(async (filling) => {
    const { client, close } = await openCopy(filling);
    const logger = { logQuery: (text: string) => void statements.push(text) };
    return { ...wrap(client), db: drizzle(client, { logger }), close };
  });
  player = await shop.shopper();
});
after(() => shop.close());

/** Returns the statements that one call sends to a database of goods and cars. */
async function statementsOfCall(path: string): Promise<string[]> {
  const { client, close } = await openCopy(CATALOG);
  const statements: string[] = [];
  const db = drizzle(client, { logger: { logQuery: (text: string) => void statements.push(text) } });
  try {
    await succeeds(testApp(db).request(`/v3/pc/${path}`));
    return statements;
  } finally {
    await close();
  }
}

for (const [name, query] of [
  ['that finds something', 'goods_name=winter+tire'],
  ['that has no more pages', 'goods_name=winter+tire&page=90'],
] as const) {
  test(`queries the database once for a search ${name}`, async () => {
    const statements = await statementsOfCall(`goods/search?${query}`);
    assert.equal(statements.length, 1, statements.join('\n'));
  });
}

/** Returns the statements for the draw of a certain prize, by a shopper who has spins left afterward. */
async function statementsOfDraw(prize: Omit<NewPrize, 'level' | 'odds'>): Promise<string[]> {
  await shop.setWheel({ ...prize, odds: 10_000 });
  for (let spin = 0; spin < 3; spin++) {
    await earnSpin(shop.db, { userId: player.userId, reason: 'prize', earnedAt: shop.clock.now });
  }
  // The open round still promises the previous wheel.
  await player.draw();
  statements = [];
  await player.draw();
  return statements;
}

for (const [name, prize, most] of [
  ['that wins nothing', { kind: 'none', amount: 0 }, 6],
  ['of a spin', { kind: 'spin', amount: 1 }, 7],
  ['of points', { kind: 'points', amount: 100 }, 7],
  ['of a coupon', { kind: 'coupon', amount: 1, couponId: 202 }, 9],
] as const) {
  test(`queries the database at most ${most} times for a draw ${name}`, async () => {
    const statements = await statementsOfDraw(prize);
    assert.ok(
      statements.length > 0 && statements.length <= most,
      `${statements.length}:\n${statements.join('\n')}`,
    );
  });
}
