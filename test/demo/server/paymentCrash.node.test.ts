// matrix: only

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { create, number, type } from 'superstruct';
import type { Db } from '../../../demo/server/db/database.js';
import { openPostgres } from '../../../demo/server/db/postgres.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { orderLines, orders } from '../../../demo/server/orders/schema.js';
import { cardProvider, stripeClient } from '../../../demo/server/payments/provider.js';
import { pushRefunds } from '../../../demo/server/payments/refunds.js';
import { payments } from '../../../demo/server/payments/schema.js';
import { returns } from '../../../demo/server/returns/schema.js';
import { Payment, PaymentState, PlacedOrder } from '../../../demo/shared/replies/checkout.js';
import { Order } from '../../../demo/shared/replies/orders.js';
import { createFilledPostgres, silent } from './each-database.js';
import { KilledStore, MOMENTS } from './killed-store.js';
import { orderShop } from './order-shop.js';
import { sellerOf } from './seller-of.js';
import { readEnvelope } from './test-app.js';

const GOOD = 20_001;
const PRICE = 1_000;
const STOCK = 1_000_000;
/** US cents that the operator returns of some orders. */
const PART = 350;
/** Shoppers at a time. */
const BUYERS = 6;
/** How long somebody waits who gets no answer, in ms. */
const AGAIN_MS = 40;
const DAY_MS = 86_400_000;

/** `npm test` kills the store once at each moment. The matrix does so five times. */
const KILLS = MOMENTS.length * (process.env.MATRIX ? 5 : 1);

const { TEST_DATABASE_URL: url } = process.env;

test('charges and refunds nothing twice, and loses nothing, when it is killed during payments, refunds, and returns', async (t) => {
  // Skip from inside, because the only test of a file must have begun (test/tools/together.ts).
  if (!url) return t.skip('there is no TEST_DATABASE_URL');
  const { address, drop } = await createFilledPostgres(url, 'whole');
  const database = await openPostgres(address, silent);
  const { db } = database;
  await db.update(goods).set({ stock: STOCK, price: PRICE }).where(eq(goods.goodsId, GOOD));
  const seller = await sellerOf(db, GOOD);
  const store = await KilledStore.start(address, KILLS);
  t.after(async () => {
    await store.stop();
    await database.close();
    await drop();
  });
  const shoppers = orderShop(db);
  /** The orders, and the US cents that have to stay of what was paid for them. */
  const books = new Map<number, number>();

  /** Sends a call until the store answers it. */
  async function request(path: string, token: string, fields?: Readonly<Record<string, string>>) {
    for (;;) {
      const body = fields && new URLSearchParams(fields);
      const reply = await fetch(`${store.origin}/v3/pc/${path}`, {
        headers: { token },
        ...(body && { method: 'POST', body }),
      });
      if (reply.status === 200) {
        const envelope = await readEnvelope(reply);
        // 409: a cancellation whose answer was lost.
        if (envelope.code !== 503) {
          assert(envelope.code === 200 || envelope.code === 409, `${path}: ${envelope.msg}`);
          return envelope;
        }
      } else assert.equal(reply.status, 503, path);
      await wait(AGAIN_MS);
    }
  }

  async function buy(n: number): Promise<void> {
    shoppers.clock.now = new Date();
    const { token, address_id, add, currentTotal } = await shoppers.shopper();
    await add(GOOD, 2);
    const wish = {
      key: crypto.randomUUID(),
      address_id: String(address_id),
      total: String(await currentTotal()),
    };
    const placed = create((await request('order/create', token, wish)).data, PlacedOrder);
    const order_id = String(placed.order_id);
    books.set(placed.order_id, 0);
    // Some click twice.
    const clicks = Array.from({ length: n % 4 === 0 ? 2 : 1 }, () =>
      request('order/pay', token, { order_id }),
    );
    const [first] = await Promise.all(clicks);
    const page = create(first?.data, Payment).url;
    assert(page !== null);
    // Some leave.
    if (n % 7 === 6) return;
    const body = new URLSearchParams({ test: '4242424242424242' });
    await fetch(page, { method: 'POST', body, redirect: 'manual' });
    const isPaid = async () => {
      const { data } = await request(`payment/state?order_id=${order_id}`, token);
      return create(data, PaymentState).state === 'paid';
    };
    while (!(await isPaid())) await wait(AGAIN_MS);
    const left = [
      async () => {
        await request('order/cancel', token, { order_id });
        return 0;
      },
      async () => {
        await shoppers.operate('refund', order_id, (PART / 100).toFixed(2));
        return placed.total - PART;
      },
      async () => placed.total,
      async () => placed.total - (await sendBack(token, order_id)),
    ];
    books.set(placed.order_id, (await left[n % left.length]?.()) ?? 0);
  }

  /** Sends back one of two pieces, and returns the US cents that the shop promises for it. All click twice. */
  async function sendBack(token: string, order_id: string): Promise<number> {
    const twice = async (path: string, session: string, fields: Readonly<Record<string, string>>) =>
      (await Promise.all([request(path, session, fields), request(path, session, fields)]))[0];
    await shoppers.operate('ship', order_id);
    await request('order/confirm', token, { order_id });
    const items = { order_id, items: `${GOOD}:1`, reason: 'unwanted', key: crypto.randomUUID() };
    const { data } = await twice('order/return', token, items);
    const requested = create(data, Order).returns;
    assert.equal(requested.length, 1);
    const [{ return_id, refund } = { return_id: 0, refund: 0 }] = requested;
    await twice('seller/returns/receive', seller, { return_id: String(return_id) });
    return refund;
  }

  let begun = 0;
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      while (store.kills < KILLS) await buy(begun++);
    }),
  );
  // What a dead process had claimed waits for a minute. Here, it is a day later.
  const refunding = { now: new Date(Date.now() + DAY_MS), onFailure: () => {} };
  const isDue = eq(payments.refund, 'due');
  while (await db.$count(payments, isDue)) await pushRefunds(db, cardProvider(store.payments), refunding);

  const { balances, charges, refunds } = await audit(db, store);
  t.diagnostic(`${store.kills} kills, ${books.size} orders, ${charges} charges, ${refunds} refunds`);
  for (const [orderId, left] of books) assert.equal(balances.get(orderId) ?? 0, left, `order ${orderId}`);
  const [{ stock } = { stock: 0 }] = await db.select().from(goods).where(eq(goods.goodsId, GOOD));
  assert.equal(
    STOCK - stock,
    await piecesOut(db, [...books.keys()]),
    'each returned piece is in stock, once',
  );
});

/** Returns how many pieces the shop has no longer, according to the orders. */
async function piecesOut(db: Db, ids: readonly number[]): Promise<number> {
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${orderLines.buyNum} - ${orderLines.returned}), 0)::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(sql`${inArray(orders.orderId, [...ids])} and ${orders.state} in ('unpaid', 'paid', 'received')`);
  return row?.pieces ?? 0;
}

/** Sums up, by order, what the stand-in has charged and not returned, and compares it with the store's own books. */
async function audit(db: Db, store: KilledStore) {
  const stripe = stripeClient(store.payments);
  const balances = new Map<number, number>();
  let [charges, refunds] = [0, 0];
  for (const id of store.sessions) {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    if (session.payment_status !== 'paid') continue;
    const charge = chargeOf(session);
    const { orderId, amount } = create(
      { orderId: Number(session.client_reference_id), amount: session.amount_total },
      type({ orderId: number(), amount: number() }),
    );
    charges += 1;
    refunds += Number(charge.amount_refunded > 0);
    balances.set(orderId, (balances.get(orderId) ?? 0) + amount - charge.amount_refunded);
    const [payment] = await db.select().from(payments).where(eq(payments.paymentId, id));
    assert.equal(payment?.status, 'succeeded', `${id} is in the books`);
    assert.equal(payment.refundAmount, charge.amount_refunded, `the refunds of ${id} are in the books`);
  }
  for (const { orderId, state, total } of await db.select().from(orders)) {
    const left = balances.get(orderId);
    if (left === undefined) continue;
    const back = await db.select().from(returns).where(eq(returns.orderId, orderId));
    const refunded = back.reduce((sum, { state, refund }) => sum + (state === 'received' ? refund : 0), 0);
    assert(
      state === 'paid'
        ? left === total || left === total - PART
        : left === (state === 'received' ? total - refunded : 0),
      `order ${orderId}: ${state}`,
    );
  }
  return { balances, charges, refunds };
}

function chargeOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.Charge {
  const charge = intent === null || typeof intent === 'string' ? null : intent.latest_charge;
  assert(charge !== null && typeof charge !== 'string');
  return charge;
}
