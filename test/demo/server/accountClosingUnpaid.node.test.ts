import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import { orders } from '../../../demo/server/orders/schema.js';
import { payments } from '../../../demo/server/payments/schema.js';
import { makeProof } from '../../../demo/server/proofs/proofs.js';
import { GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';
import { sendEvent } from './played-provider.js';
import { succeeds } from './test-app.js';

const [LAMP, TIRE] = GOODS;

overOrderShop((newShop) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = newShop();
    for (const id of GOODS) await shop.setStock(id, 100);
  });

  const orderOf = async (order_id: number) => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.orderId, order_id));
    return [order?.state, order?.userId];
  };

  test('refunds a payment that arrives after the account of its unpaid order was closed', async () => {
    const shopper = await shop.shopper();
    // An account without an email is closed without a code.
    await shop.db.update(users).set({ email: null }).where(eq(users.userId, shopper.userId));
    await shopper.add(TIRE, 2);
    const first = await shopper.place();
    await shopper.add(LAMP, 3);
    const { order_id } = await shopper.place();
    await succeeds(shopper.post('order/pay', { order_id }));
    const cookie = `portal_proof=${await makeProof(shop.db, shopper, shop.clock.now)}`;
    const headers = { token: shopper.token, cookie };
    await succeeds(shop.app.request('/v3/pc/user/cancel', { method: 'POST', headers }));
    assert.deepEqual(await orderOf(first.order_id), ['canceled', null]);
    assert.deepEqual(await orderOf(order_id), ['canceled', null]);
    assert.deepEqual([await shop.stock(LAMP), await shop.stock(TIRE)], [100, 100], 'all are for sale again');
    const payment = shop.provider.pay();
    const event = { id: 'evt_left', type: 'checkout.session.completed' as const, payment };
    assert.equal(await sendEvent(shop.app, event, { at: shop.clock.now }), 200);
    assert.deepEqual(await orderOf(order_id), ['refunded', null]);
    const [stored] = await shop.db.select().from(payments).where(eq(payments.orderId, order_id));
    assert.match(String(stored?.refund), /^(due|done)$/);
    await shop.pushRefunds();
    assert.deepEqual([...new Set(shop.provider.refunds)], [payment.id]);
    assert.equal(await shop.stock(LAMP), 100, 'it comes back once');
  });
});
