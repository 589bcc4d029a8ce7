import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import { createSession } from '../../../demo/server/accounts/session.js';
import { addresses } from '../../../demo/server/addresses/schema.js';
import { cartLines } from '../../../demo/server/cart/schema.js';
import { openPglite } from '../../../demo/server/db/pglite.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { orderEvents, orderLines, orders } from '../../../demo/server/orders/schema.js';
import { filledFolder } from './filled-folder.js';
import { RunningServer } from './running-server.js';
import { readEnvelope } from './test-app.js';

const GOOD = 20_001;
const SHOPPERS = 30;
const STOCK = 100;

interface Ready {
  readonly userId: number;
  readonly token: string;
  readonly address_id: number;
}

/** Adds shoppers to a data folder, each with one piece of the same product in the cart. */
async function fill(folder: string): Promise<Ready[]> {
  const database = await openPglite(folder);
  const { db } = database;
  await db.update(goods).set({ stock: STOCK }).where(eq(goods.goodsId, GOOD));
  const shoppers: Ready[] = [];
  for (let n = 0; n < SHOPPERS; n++) {
    const name = `crash-${n}@example.com`;
    const [user] = await db.insert(users).values({ email: name, uname: name, invitCode: name }).returning();
    const userId = user?.userId ?? 0;
    const [address] = await db
      .insert(addresses)
      .values({
        ...{ userId, addressName: 'Home', contactName: 'Dana', phone: '5125550142', street: '1 Main St' },
        ...{ unit: '', cityName: 'Austin', state: 'TX', postCode: '78704' },
      })
      .returning();
    await db.insert(cartLines).values({ userId, goodsId: GOOD, buyNum: 1, seenPrice: 1 });
    const token = await createSession(db, userId);
    shoppers.push({ userId, token, address_id: address?.addressId ?? 0 });
  }
  await database.close();
  return shoppers;
}

test('leaves only whole orders when it is killed while taking orders', async () => {
  const folder = await filledFolder();
  const shoppers = await fill(folder);
  const server = new RunningServer({
    DATA_DIR: folder,
    MAIL_PORT: '0',
    SUGGEST_PORT: '0',
    PAYMENT_PORT: '0',
  });
  const address = await server.address();
  const post = async ({ token, address_id }: Ready, path: string, fields: Record<string, string>) =>
    readEnvelope(
      await fetch(`${address}/v3/pc/${path}`, {
        method: 'POST',
        headers: { token },
        body: new URLSearchParams({ address_id: String(address_id), ...fields }),
      }),
    );
  const [first] = shoppers;
  assert(first !== undefined);
  const { data } = await post(first, 'checkout/summary', {});
  const total = typeof data === 'object' && data !== null && 'total' in data ? String(data.total) : '';
  let answered = 0;
  await Promise.allSettled(
    shoppers.map(async (shopper) => {
      const { code } = await post(shopper, 'order/create', { key: `crash-${shopper.userId}`, total });
      if (code === 200) answered += 1;
      if (answered === 3) server.signal('SIGKILL');
    }),
  );
  await server.ended;
  assert(answered < SHOPPERS, 'it was killed amid the orders');

  const { db, close } = await openPglite(folder);
  const pieces = sql<number>`coalesce(sum(${orderLines.buyNum}), 0)::int`;
  const [row] = await db.select({ pieces }).from(orderLines).where(eq(orderLines.goodsId, GOOD));
  const [good] = await db.select({ stock: goods.stock }).from(goods).where(eq(goods.goodsId, GOOD));
  const placed = row?.pieces ?? 0;
  assert(placed >= answered, 'answered orders are stored');
  assert.equal(good?.stock, STOCK - placed);
  for (const { userId } of shoppers) {
    const [order] = await db.select().from(orders).where(eq(orders.userId, userId));
    const inCart = await db.$count(cartLines, eq(cartLines.userId, userId));
    const events =
      order === undefined ? 0 : await db.$count(orderEvents, eq(orderEvents.orderId, order.orderId));
    assert.deepEqual([inCart, events], order === undefined ? [1, 0] : [0, 1]);
  }
  await close();
});
