// matrix: only

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { create } from 'superstruct';
import type { Db } from '../../../demo/server/db/database.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { payments } from '../../../demo/server/payments/schema.js';
import { returns } from '../../../demo/server/returns/schema.js';
import { Order } from '../../../demo/shared/replies/orders.js';
import { orderShop } from './order-shop.js';
import { sellerOf } from './seller-of.js';
import { readEnvelope } from './test-app.js';
import { startTwoServers } from './two-servers.js';

const GOOD = 20_001;
const STOCK = 1_000;
const ORDERS = 12;
const PIECES = 3;

interface Delivered {
  readonly token: string;
  readonly orderId: number;
}

/** Adds delivered orders of three pieces each, and returns them with the session of their seller. */
async function fill(db: Db) {
  await db.update(goods).set({ stock: STOCK, price: 2_000 }).where(eq(goods.goodsId, GOOD));
  const seller = await sellerOf(db, GOOD);
  const shop = orderShop(db);
  shop.clock.now = new Date();
  const delivered: Delivered[] = [];
  for (let n = 0; n < ORDERS; n += 1) {
    const shopper = await shop.shopper();
    const orderId = await shop.paid(shopper, GOOD, PIECES);
    await shop.receive(shopper, orderId);
    delivered.push({ token: shopper.token, orderId });
  }
  return { delivered, seller };
}

const { TEST_DATABASE_URL: url } = process.env;

test('returns, refunds, and restocks a piece once when two processes get every request at once', async (t) => {
  // Skip from inside, because the only test of a file must have begun (test/tools/together.ts).
  if (!url) return t.skip('there is no TEST_DATABASE_URL');
  let filled: Awaited<ReturnType<typeof fill>> | undefined;
  const { db, places } = await startTwoServers(t, url, async (db) => {
    filled = await fill(db);
  });
  assert(filled !== undefined);
  const { delivered, seller } = filled;
  /** Sends the same call to both processes, twice to each. */
  const everywhere = (path: string, token: string, fields: () => Record<string, string>) =>
    Promise.all(
      [...places, ...places].map(async (place) => {
        const body = new URLSearchParams(fields());
        return readEnvelope(
          await fetch(`${place}/v3/pc/${path}`, { method: 'POST', headers: { token }, body }),
        );
      }),
    );
  const codes = (replies: readonly { readonly code: number }[]) => replies.map(({ code }) => code).sort();

  await Promise.all(
    delivered.map(async ({ token, orderId }, n) => {
      const order_id = String(orderId);
      const request = { order_id, reason: 'unwanted' };
      if (n % 2 === 0) {
        // The same request: there are four answers, and one return.
        const key = crypto.randomUUID();
        const same = await everywhere('order/return', token, () => ({ ...request, items: `${GOOD}:2`, key }));
        assert.deepEqual(codes(same), [200, 200, 200, 200]);
        for (const { data } of same) assert.equal(create(data, Order).returns.length, 1);
      } else {
        // Four requests for two of three pieces: the second one would be for more than was bought.
        const other = () => ({ ...request, items: `${GOOD}:2`, key: crypto.randomUUID() });
        const replies = codes(await everywhere('order/return', token, other));
        assert.deepEqual([replies[0], replies.filter((code) => code === 200).length], [200, 1]);
      }
      const [own] = await db.select().from(returns).where(eq(returns.orderId, orderId));
      assert(own !== undefined);
      const return_id = String(own.returnId);
      const [received, canceled] = await Promise.all([
        everywhere('seller/returns/receive', seller, () => ({ return_id })),
        n % 3 === 0 ? everywhere('order/cancelReturn', token, () => ({ order_id, return_id })) : [],
      ]);
      // Either it has arrived, or it was canceled, whoever heard of it.
      const isReceived = codes(received)[0] === 200;
      assert.equal(new Set(codes(received)).size, 1);
      if (canceled.length > 0) assert.deepEqual(codes(canceled), Array(4).fill(isReceived ? 409 : 200));
    }),
  );

  let back = 0;
  for (const { orderId } of delivered) {
    const closed = await db.select().from(returns).where(eq(returns.orderId, orderId));
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
    assert.equal(closed.length, 1);
    const isReceived = closed[0]?.state === 'received';
    if (isReceived) back += 2;
    assert.equal(payment?.refundAmount ?? 0, isReceived ? closed[0]?.refund : 0, `order ${orderId}`);
  }
  const [good] = await db.select({ stock: goods.stock }).from(goods).where(eq(goods.goodsId, GOOD));
  assert.equal(good?.stock, STOCK - ORDERS * PIECES + back);
});
