import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { operateOrders } from '../../../demo/server/orders/operate-orders.js';
import { type Landing, orders } from '../../../demo/server/orders/schema.js';
import { payments } from '../../../demo/server/payments/schema.js';
import { operateReturns } from '../../../demo/server/returns/operate-returns.js';
import { Order } from '../../../demo/shared/replies/orders.js';
import { LABEL_FEE } from '../../../demo/shared/returns.js';
import { type Fields, GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';
import { read } from './read-reply.js';

const [LAMP] = GOODS;
const nobody: Landing = { partner: null, utmSource: null, utmMedium: null, utmCampaign: null };
const mail = { partner: 'acme', utm_source: 'mail', utm_medium: 'letter', utm_campaign: 'spring' };

overOrderShop((newShop) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = newShop();
    for (const id of GOODS) await shop.setStock(id, 100);
    await shop.db.delete(orders);
  });

  const landingOf = async (orderId: number): Promise<Landing> => {
    const { partner, utmSource, utmMedium, utmCampaign } = orders;
    const [found] = await shop.db
      .select({ partner, utmSource, utmMedium, utmCampaign })
      .from(orders)
      .where(eq(orders.orderId, orderId));
    return found ?? assert.fail('no order');
  };
  const order = async (landing: Fields = {}) => {
    const shopper = await shop.shopper();
    await shopper.add(LAMP);
    return shopper.place(landing);
  };
  /** An order that came with the demo's data, in a state of its own. */
  const sold = async (landing: Fields, state: 'paid' | 'received' | 'refunded' | 'canceled', day: string) => {
    const { order_id } = await order(landing);
    const createdAt = new Date(`${day}Z`);
    await shop.db.update(orders).set({ state, createdAt, total: 1250 }).where(eq(orders.orderId, order_id));
  };
  const partners = async (...args: string[]) =>
    (await operateOrders(shop.db, ['partners', ...args])).text
      .split('\n')
      .map((line) => line.split(/\s{2,}/));

  test('stores the partner and the campaign of an order, and accepts an order without them', async () => {
    assert.deepEqual(await landingOf((await order(mail)).order_id), {
      partner: 'acme',
      utmSource: 'mail',
      utmMedium: 'letter',
      utmCampaign: 'spring',
    });
    assert.deepEqual(await landingOf((await order()).order_id), nobody);
  });

  for (const [sent, stored] of [
    [' a\u0000b\u001b[31m ', 'ab[31m'],
    ['x'.repeat(300), 'x'.repeat(100)],
    [`${'x'.repeat(99)}😀`, 'x'.repeat(99)],
    ['', null],
    ["'; drop table orders; --", "'; drop table orders; --"],
  ] as const)
    test(`accepts an order with the invalid partner ${JSON.stringify(sent).slice(0, 40)}`, async () => {
      const { order_id } = await order({ partner: sent });
      assert.deepEqual(await landingOf(order_id), { ...nobody, partner: stored });
    });

  test('reports sales by partner and campaign, the largest first', async () => {
    await sold(mail, 'paid', '2026-03-01T00:00');
    await sold(mail, 'received', '2026-03-31T23:59');
    await sold({ partner: 'blog' }, 'paid', '2026-03-15T12:00');
    await sold({}, 'refunded', '2026-03-15T12:00');
    await sold(mail, 'canceled', '2026-03-15T12:00');
    await order(mail); // nobody has paid for it
    assert.deepEqual(await partners(), [
      ['partner', 'source', 'medium', 'campaign', 'orders', 'revenue'],
      ['acme', 'mail', 'letter', 'spring', '2', '$25.00'],
      ['blog', '-', '-', '-', '1', '$12.50'],
      ['all', '3', '$37.50'],
    ]);
  });

  test('does not count refunded amounts as revenue', async () => {
    const buyer = async (partner: string, pieces: number) => {
      const shopper = await shop.shopper();
      const place = () => shopper.place({ partner });
      return { shopper, orderId: await shop.paid({ ...shopper, place }, LAMP, pieces) };
    };
    const revenueOf = async (partner: string) =>
      (await partners()).find(([name]) => name === partner)?.slice(-2);
    const whole = await buyer('whole', 1);
    const { total } = await read(whole.shopper.get('order/detail', { order_id: whole.orderId }), Order);
    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    assert.deepEqual(await revenueOf('whole'), ['1', dollars(total)]);

    const part = await buyer('part', 1);
    await shop.operate('refund', part.orderId, '3.50');
    assert.deepEqual(await revenueOf('part'), ['1', dollars(total - 350)], 'a part that is still due');
    await shop.pushRefunds();
    assert.deepEqual(await revenueOf('part'), ['1', dollars(total - 350)], 'a part that has gone back');

    const { shopper, orderId } = await buyer('returned', 3);
    const before = (await read(shopper.get('order/detail', { order_id: orderId }), Order)).total;
    await shop.receive(shopper, orderId);
    const items = { items: `${LAMP}:2`, reason: 'unwanted', key: crypto.randomUUID() };
    const order = await read(shopper.post('order/return', { order_id: orderId, ...items }), Order);
    assert.deepEqual(await revenueOf('returned'), ['1', dollars(before)], 'until it arrives');
    await operateReturns(shop.db, ['receive', String(order.returns[0]?.return_id)], shop.clock.now);
    assert.deepEqual(await revenueOf('returned'), ['1', dollars(before - 2_000 + LABEL_FEE)]);

    // A second payment of the same order goes back as a whole.
    const twice = { orderId: whole.orderId, url: '', status: 'succeeded', amount: total } as const;
    await shop.db.insert(payments).values({ ...twice, paymentId: 'pay_twice', refundAmount: total });
    assert.deepEqual(await revenueOf('whole'), ['1', dollars(total)]);
    await shop.operate('refund', whole.orderId);
    assert.equal(await revenueOf('whole'), undefined);
    const cents = 2 * total - 350 + before - 2_000 + LABEL_FEE - total;
    assert.deepEqual((await partners()).at(-1), ['all', '2', dollars(cents)]);
  });

  test('counts whole days in UTC, including the first and the last', async () => {
    await sold({ partner: 'before' }, 'paid', '2026-02-28T23:59:59');
    await sold({ partner: 'first' }, 'paid', '2026-03-01T00:00');
    await sold({ partner: 'last' }, 'paid', '2026-03-31T23:59:59');
    await sold({ partner: 'after' }, 'paid', '2026-04-01T00:00');
    const namesFor = async (...args: string[]) =>
      (await partners(...args))
        .slice(1, -1)
        .map(([partner]) => partner)
        .sort();
    assert.deepEqual(await namesFor('--from', '2026-03-01', '--to', '2026-03-31'), ['first', 'last']);
    assert.deepEqual(await namesFor('--from', '2026-03-31'), ['after', 'last']);
    assert.deepEqual(await namesFor('--to', '2026-02-28'), ['before']);
    assert.deepEqual(await partners('--to', '2020-01-01'), [['Nothing was sold then.']]);
  });

  for (const args of [['--from'], ['--from', 'soon'], ['--to', '2026-02-30'], ['--since', '2026-01-01']])
    test(`says what is wrong with "partners ${args.join(' ')}"`, async () => {
      await assert.rejects(partners(...args), /a day such as 2026-03-01|neither --from nor --to/);
    });
});
