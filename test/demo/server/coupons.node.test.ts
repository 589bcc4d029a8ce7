import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import { giveCoupon, redeemCoupon, returnCoupon } from '../../../demo/server/coupons/change-coupons.js';
import { usableCoupons } from '../../../demo/server/coupons/coupons.js';
import { couponTerms } from '../../../demo/server/coupons/messages.js';
import { coupons } from '../../../demo/server/coupons/schema.js';
import { overDatabase } from './each-database.js';
import { type PrizeShop, prizeShop, type Shopper } from './prize-shop.js';
import { refuses, succeeds } from './test-app.js';

/** $10 off orders of $50 or more, and 8% off orders of $20 or more, up to $40. */
const TEN_OFF = '101';
const EIGHT_PERCENT = '102';

overDatabase((open) => {
  let shop: PrizeShop;
  let orders = 0;
  before(async () => {
    shop = await prizeShop(open);
  });
  after(() => shop.close());

  /** Creates a shopper who has collected a coupon. Returns the shopper and the coupon's id. */
  async function collector(couponId: string): Promise<{ shopper: Shopper; userCouponId: number }> {
    const shopper = await shop.shopper();
    await succeeds(shopper.post('/pc/coupon/collect', { coupon_id: couponId }));
    const userCouponId = (await shopper.coupons()).owned[0]?.coupon_log_id;
    assert(userCouponId !== undefined);
    return { shopper, userCouponId };
  }

  function redeem(userId: number, userCouponId: number, subtotalCents: number, now = shop.clock.now) {
    orders += 1;
    const orderId = orders;
    return shop.db.transaction((tx) =>
      redeemCoupon(tx, { userId, userCouponId, orderId, subtotalCents, now }),
    );
  }

  const daysOn = (days: number) => new Date(shop.clock.now.getTime() + days * 86_400_000);

  test('collects a coupon once, and lists it among the shopper’s own', async () => {
    const { shopper } = await collector(TEN_OFF);
    const lists = await shopper.coupons();
    assert.deepEqual(
      lists.owned.map((each) => [each.coupon_name, each.coupon_terms, each.source, each.expires_at]),
      [['$10 off', 'On orders of $50 or more', 'collect', '2026-03-31T12:00:00.000Z']],
    );
    assert.ok(lists.collect.every(({ coupon_id }) => String(coupon_id) !== TEN_OFF));
    const again = shopper.post('/pc/coupon/collect', { coupon_id: TEN_OFF });
    assert.equal(await refuses(again, 409), 'You’ve already collected this coupon');
  });

  test('collects one coupon when it is collected twenty times at once', async () => {
    const shopper = await shop.shopper();
    await Promise.all(
      Array.from({ length: 20 }, () => shopper.post('/pc/coupon/collect', { coupon_id: TEN_OFF })),
    );
    assert.equal((await shopper.coupons()).owned.length, 1);
  });

  test('gives the last three coupons to three of forty shoppers at once', async () => {
    await shop.db.update(coupons).set({ stock: 3 }).where(eq(coupons.couponId, 106));
    const all = await Promise.all(Array.from({ length: 40 }, () => shop.shopper()));
    await Promise.all(all.map((one) => one.post('/pc/coupon/collect', { coupon_id: '106' })));
    const owned = await Promise.all(all.map(async (one) => (await one.coupons()).owned.length));
    assert.equal(
      owned.reduce((sum, count) => sum + count, 0),
      3,
    );
    const late = await shop.shopper();
    assert.match(await refuses(late.post('/pc/coupon/collect', { coupon_id: '106' }), 404), /anymore/);
    assert.ok((await late.coupons()).collect.every(({ coupon_id }) => coupon_id !== 106));
  });

  test('refuses to collect a prize coupon, an expired one, or one that does not exist', async () => {
    await shop.db.update(coupons).set({ collectUntil: shop.clock.now }).where(eq(coupons.couponId, 105));
    const shopper = await shop.shopper();
    for (const coupon_id of ['105', '203', '301', '999']) {
      await refuses(shopper.post('/pc/coupon/collect', { coupon_id }), 404);
    }
    for (const coupon_id of ['', 'x', '-1', '1.5']) {
      await refuses(shopper.post('/pc/coupon/collect', { coupon_id }), 400);
    }
  });

  test('lists no coupons for a guest', async () => {
    await refuses(shop.guest('/pc/coupon/list'), 401);
  });

  for (const [couponId, subtotal, expected] of [
    [TEN_OFF, 5_000, 1_000],
    [TEN_OFF, 4_999, null],
    [EIGHT_PERCENT, 2_093, 167],
    [EIGHT_PERCENT, 2_099, 168],
    [EIGHT_PERCENT, 1_000_000, 4_000],
  ] as const) {
    test(`coupon ${couponId} takes ${expected ?? 'nothing'} off goods of ${subtotal} cents`, async () => {
      const { shopper, userCouponId } = await collector(couponId);
      assert.equal(await redeem(shopper.userId, userCouponId, subtotal), expected);
    });
  }

  test('uses a coupon once, even with many orders at once', async () => {
    const { shopper, userCouponId } = await collector(TEN_OFF);
    const all = await Promise.all(
      Array.from({ length: 30 }, () => redeem(shopper.userId, userCouponId, 9_000)),
    );
    assert.deepEqual(
      all.filter((each) => each !== null),
      [1_000],
    );
    const lists = await shopper.coupons();
    assert.deepEqual([lists.owned.length, lists.used.length], [0, 1]);
  });

  test('lists an expired coupon as expired, and refuses it', async () => {
    const { shopper, userCouponId } = await collector(TEN_OFF);
    const now = shop.clock.now;
    assert.equal(await redeem(shopper.userId, userCouponId, 9_000, daysOn(30)), null);
    assert.deepEqual(await usableCoupons(shop.db, shopper.userId, 9_000, daysOn(30)), []);
    shop.clock.now = daysOn(13);
    const { owned } = await shopper.coupons();
    const grant = { userId: shopper.userId, couponId: 203, source: 'prize', now: daysOn(-14) } as const;
    await giveCoupon(shop.db, grant);
    const after = await shopper.coupons();
    assert.deepEqual([owned.length, after.owned.length, after.expired.length], [1, 1, 1]);
    shop.clock.now = now;
  });

  test('refuses another shopper’s coupon', async () => {
    const { userCouponId } = await collector(TEN_OFF);
    const other = await shop.shopper();
    assert.equal(await redeem(other.userId, userCouponId, 9_000), null);
    await refuses(other.post('/pc/coupon/autoExpire', { coupon_log_id: String(userCouponId) }), 404);
  });

  test('leaves the coupon unused when its order is rolled back', async () => {
    const { shopper, userCouponId } = await collector(TEN_OFF);
    const failing = shop.db.transaction(async (tx) => {
      const { userId } = shopper;
      orders += 1;
      await redeemCoupon(tx, {
        userId,
        userCouponId,
        orderId: orders,
        subtotalCents: 9_000,
        now: shop.clock.now,
      });
      throw new Error('the card was refused');
    });
    await assert.rejects(failing, /the card was refused/);
    assert.equal((await shopper.coupons()).owned.length, 1);
  });

  test('returns a canceled order’s coupon once, to its shopper', async () => {
    const { shopper, userCouponId } = await collector(TEN_OFF);
    await redeem(shopper.userId, userCouponId, 9_000);
    const orderId = orders;
    await Promise.all([1, 2].map(() => shop.db.transaction((tx) => returnCoupon(tx, orderId))));
    assert.equal((await shopper.coupons()).owned.length, 1);
    assert.equal(await redeem(shopper.userId, userCouponId, 9_000), 1_000);
    await returnCoupon(shop.db, orderId);
    assert.equal((await shopper.coupons()).used.length, 1, 'the first order does not affect the second');
  });

  test('lists the coupons for an order by the largest discount', async () => {
    const { shopper } = await collector(TEN_OFF);
    await succeeds(shopper.post('/pc/coupon/collect', { coupon_id: EIGHT_PERCENT }));
    const offers = async (subtotal: number) =>
      (await usableCoupons(shop.db, shopper.userId, subtotal, shop.clock.now)).map((each) => [
        each.couponId,
        each.discountCents,
      ]);
    assert.deepEqual(await offers(1_999), []);
    assert.deepEqual(await offers(4_000), [[102, 320]]);
    assert.deepEqual(await offers(6_000), [
      [101, 1_000],
      [102, 480],
    ]);
    assert.deepEqual(await offers(20_000), [
      [102, 1_600],
      [101, 1_000],
    ]);
  });

  test('auto-expire reports whether a coupon has expired', async () => {
    const { shopper, userCouponId } = await collector(TEN_OFF);
    const now = shop.clock.now;
    const expire = (coupon_log_id: string) =>
      succeeds(shopper.post('/pc/coupon/autoExpire', { coupon_log_id }));
    assert.deepEqual(await expire(String(userCouponId)), { expired: 0 });
    assert.deepEqual(await expire(''), { expired: 0 });
    assert.deepEqual(await expire('0'), { expired: 0 });
    const grant = { userId: shopper.userId, couponId: 301, source: 'gift', now } as const;
    const { userCouponId: over } = await giveCoupon(shop.db, { ...grant, expiresAt: now });
    assert.deepEqual(await expire(String(over)), { expired: 1 });
  });

  test('names coupons and their terms in the shopper’s language', async () => {
    assert.match(couponTerms('ru', { minSubtotal: 5_000, maxDiscount: null }), /от 50\s\$/);
    assert.equal(
      couponTerms('ar', { minSubtotal: 0, maxDiscount: 5_000 }),
      'على أي طلب، بحد أقصى \u2066$50\u2069',
      'the dollar sign keeps its side',
    );
    const shopper = await shop.shopper();
    const reply = await (await shopper.get('/pc/coupon/list', {}, 'fr')).text();
    assert.match(reply, /10\s\$ de remise/);
  });

  test('deletes the coupons with their account', async () => {
    const { shopper, userCouponId } = await collector(TEN_OFF);
    await shop.db.delete(users).where(eq(users.userId, shopper.userId));
    assert.equal(await redeem(shopper.userId, userCouponId, 9_000), null);
  });
});
