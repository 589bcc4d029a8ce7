import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { operateOrders } from '../../../demo/server/orders/operate-orders.js';
import { type Landing, orders } from '../../../demo/server/orders/schema.js';
import { type Fields, GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';

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
  const sold = async (
    landing: Fields,
    state: 'paid' | 'received' | 'refunded' | 'cancelled',
    day: string,
  ) => {
    const { order_id } = await order(landing);
    const createdAt = new Date(`${day}Z`);
    await shop.db.update(orders).set({ state, createdAt, total: 1250 }).where(eq(orders.orderId, order_id));
  };
  const partners = async (...args: string[]) =>
    (await operateOrders(shop.db, ['partners', ...args])).text
      .split('\n')
      .map((line) => line.split(/\s{2,}/));

  test('an order keeps the partner and the campaign that it came with, and does without', async () => {
    assert.deepEqual(await landingOf((await order(mail)).order_id), {
      partner: 'acme',
      utmSource: 'mail',
      utmMedium: 'letter',
      utmCampaign: 'spring',
    });
    assert.deepEqual(await landingOf((await order()).order_id), nobody);
  });

  for (const [given, kept] of [
    [' a\u0000b\u001b[31m ', 'ab[31m'],
    ['x'.repeat(300), 'x'.repeat(100)],
    [`${'x'.repeat(99)}😀`, 'x'.repeat(99)],
    ['', null],
    ["'; drop table orders; --", "'; drop table orders; --"],
  ] as const)
    test(`a partner ${JSON.stringify(given).slice(0, 40)} stops no order`, async () => {
      const { order_id } = await order({ partner: given });
      assert.deepEqual(await landingOf(order_id), { ...nobody, partner: kept });
    });

  test('the operator is told what was sold by partner and campaign, the most first', async () => {
    await sold(mail, 'paid', '2026-03-01T00:00');
    await sold(mail, 'received', '2026-03-31T23:59');
    await sold({ partner: 'blog' }, 'paid', '2026-03-15T12:00');
    await sold({}, 'refunded', '2026-03-15T12:00');
    await sold(mail, 'cancelled', '2026-03-15T12:00');
    await order(mail); // nobody has paid for it
    assert.deepEqual(await partners(), [
      ['partner', 'source', 'medium', 'campaign', 'orders', 'revenue'],
      ['acme', 'mail', 'letter', 'spring', '2', '$25.00'],
      ['blog', '-', '-', '-', '1', '$12.50'],
      ['all', '3', '$37.50'],
    ]);
  });

  test('the days are whole ones in UTC, the first and the last included', async () => {
    await sold({ partner: 'before' }, 'paid', '2026-02-28T23:59:59');
    await sold({ partner: 'first' }, 'paid', '2026-03-01T00:00');
    await sold({ partner: 'last' }, 'paid', '2026-03-31T23:59:59');
    await sold({ partner: 'after' }, 'paid', '2026-04-01T00:00');
    const named = async (...args: string[]) =>
      (await partners(...args))
        .slice(1, -1)
        .map(([partner]) => partner)
        .sort();
    assert.deepEqual(await named('--from', '2026-03-01', '--to', '2026-03-31'), ['first', 'last']);
    assert.deepEqual(await named('--from', '2026-03-31'), ['after', 'last']);
    assert.deepEqual(await named('--to', '2026-02-28'), ['before']);
    assert.deepEqual(await partners('--to', '2020-01-01'), [['Nothing was sold then.']]);
  });

  for (const args of [['--from'], ['--from', 'soon'], ['--to', '2026-02-30'], ['--since', '2026-01-01']])
    test(`"partners ${args.join(' ')}" is told what is wrong with it`, async () => {
      await assert.rejects(partners(...args), /a day such as 2026-03-01|neither --from nor --to/);
    });
});
