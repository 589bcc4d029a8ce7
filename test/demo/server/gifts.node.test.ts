import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { array, create, enums, type Infer, integer, object, optional, string, type } from 'superstruct';
import { redeemCoupon } from '../../../demo/server/coupons/change-coupons.js';
import { unlockGift } from '../../../demo/server/gifts/gifts.js';
import { earnSpin } from '../../../demo/server/prizes/spins.js';
import { overDatabase } from './each-database.js';
import { type PrizeShop, prizeShop, type Shopper } from './prize-shop.js';
import { refuses, succeeds, testApp } from './test-app.js';

const flag = enums([0, 1]);
const picture = object({ img: string(), name: optional(string()) });
const couponFields = { name: string(), expires_at: string() };
const GiftPop = object({
  type: integer(),
  end_time: integer(),
  is_show_handle: flag,
  coupon_log_id: integer(),
  one: object({
    is_lock: flag,
    is_use: flag,
    img: string(),
    name: optional(string()),
    expires_at: optional(string()),
  }),
  two: array(
    object({
      status: enums([1, 2, 3]),
      img_not_use: string(),
      img_used: string(),
      img_lock: string(),
      ...couponFields,
    }),
  ),
  three: picture,
  four: picture,
});
const Award = type({ award_name: string(), award_state: integer(), coupon_log_id: integer() });
type GiftPop = Infer<typeof GiftPop>;

const DAY_MS = 86_400_000;

overDatabase((open) => {
  let shop: PrizeShop;
  const NOON = new Date('2026-03-01T12:00:00Z');
  before(async () => {
    shop = await prizeShop(open);
  });
  after(() => shop.close());

  const pop = async (shopper: Shopper): Promise<GiftPop> =>
    create(await succeeds(shopper.get('/pc/index/giftPop')), GiftPop);
  const statuses = async (shopper: Shopper) => (await pop(shopper)).two.map(({ status }) => status);
  const isCoupon = async (shopper: Shopper) =>
    create(await succeeds(shopper.get('/pc/user/getUserInfo')), type({ is_coupon: integer() })).is_coupon;

  async function withGift(): Promise<Shopper> {
    const shopper = await shop.shopper(1);
    await succeeds(shopper.get('/pc/index/luckyDraw'));
    return shopper;
  }

  test('ends the pop-up at 0 for a guest, and for a shopper without a gift', async () => {
    const guest = create(await succeeds(shop.guest('/pc/index/giftPop')), GiftPop);
    assert.deepEqual([guest.end_time, guest.is_show_handle, guest.two], [0, 0, []]);
    assert.equal((await pop(await shop.shopper())).end_time, 0);
    assert.equal((await pop(await shop.shopper(1))).end_time, 0, 'the gift begins with the lucky draw');
  });

  test('gives a coupon for a day by the lucky draw, and clears the shopper’s flag', async () => {
    const shopper = await shop.shopper(1);
    const award = create(await succeeds(shopper.get('/pc/index/luckyDraw')), Award);
    assert.equal(award.award_state, 1);
    assert.match(award.award_name, /^\$(5|10|25) off$/);
    const { owned } = await shopper.coupons();
    assert.deepEqual(
      owned.map((each) => [each.coupon_log_id, each.source, each.expires_at]),
      [[award.coupon_log_id, 'gift', '2026-03-02T12:00:00.000Z']],
    );
    assert.equal(await isCoupon(shopper), 0);
    const gift = await pop(shopper);
    assert.deepEqual(
      [gift.end_time, gift.coupon_log_id, gift.one.is_lock, gift.one.is_use],
      [NOON.getTime() + DAY_MS, award.coupon_log_id, 0, 0],
    );
    assert.deepEqual(await statuses(shopper), [3, 3]);
    assert.deepEqual([gift.one.name, gift.one.expires_at], [award.award_name, owned[0]?.expires_at]);
    for (const name of [...gift.two, gift.three, gift.four].map((each) => each.name)) assert.ok(name);
  });

  test('gives the same gift when drawn again, and when drawn twenty times at once', async () => {
    const shopper = await shop.shopper(1);
    const draws = await Promise.all(
      Array.from({ length: 20 }, () => succeeds(shopper.get('/pc/index/luckyDraw'))),
    );
    assert.equal(new Set(draws.map((each) => JSON.stringify(each))).size, 1);
    assert.equal((await shopper.coupons()).owned.length, 1);
  });

  test('refuses a draw to a shopper without a gift', async () => {
    const shopper = await shop.shopper();
    assert.equal(await refuses(shopper.get('/pc/index/luckyDraw'), 404), 'You don’t have a gift waiting');
    await refuses(shop.guest('/pc/index/luckyDraw'), 401);
  });

  test('opens one coupon of the gift by a spin of the wheel, and the other by a friend', async () => {
    const shopper = await withGift();
    assert.equal((await pop(shopper)).is_show_handle, 1, 'there is a spin to claim');
    await shopper.draw();
    assert.deepEqual(await statuses(shopper), [1, 3]);
    const joined = { userId: shopper.userId, by: 'invitation', now: shop.clock.now } as const;
    await shop.db.transaction((tx) => unlockGift(tx, joined));
    assert.deepEqual(await statuses(shopper), [1, 1]);
    const gifts = (await shopper.coupons()).owned.filter(({ source }) => source === 'gift');
    assert.equal(gifts.length, 3);
    assert.equal(new Set(gifts.map(({ expires_at }) => expires_at)).size, 1, 'all end with the gift');
  });

  test('opens one coupon when ten friends register at once', async () => {
    const shopper = await withGift();
    const joined = { userId: shopper.userId, by: 'invitation', now: shop.clock.now } as const;
    await Promise.all(Array.from({ length: 10 }, () => shop.db.transaction((tx) => unlockGift(tx, joined))));
    const gifts = (await shopper.coupons()).owned.filter(({ source }) => source === 'gift');
    assert.equal(gifts.length, 2);
  });

  test('shows a used coupon of the gift as used', async () => {
    const shopper = await withGift();
    const { coupon_log_id, one } = await pop(shopper);
    await shop.db.transaction((tx) =>
      redeemCoupon(tx, {
        userId: shopper.userId,
        userCouponId: coupon_log_id,
        orderId: coupon_log_id,
        subtotalCents: 20_000,
        now: shop.clock.now,
      }),
    );
    const after = await pop(shopper);
    assert.equal(after.one.is_use, 1);
    assert.notEqual(after.one.img, one.img);
  });

  test('ends the gift and its coupons after a day, and opens no more', async () => {
    const shopper = await withGift();
    const { coupon_log_id } = await pop(shopper);
    shop.clock.now = new Date(NOON.getTime() + DAY_MS);
    assert.equal((await pop(shopper)).end_time, 0);
    const expired = shopper.post('/pc/coupon/autoExpire', { coupon_log_id: String(coupon_log_id) });
    assert.deepEqual(await succeeds(expired), { expired: 1 });
    await shopper.draw();
    const lists = await shopper.coupons();
    assert.deepEqual(
      lists.owned.filter(({ source }) => source === 'gift'),
      [],
    );
    assert.equal(lists.expired.length, 1);
    shop.clock.now = NOON;
  });

  test('serves every picture of the pop-up, each showing what its coupon takes off', async () => {
    const shopper = await withGift();
    const { one, two, three, four } = await pop(shopper);
    const paths = [
      one.img,
      three.img,
      four.img,
      ...two.flatMap((each) => [each.img_not_use, each.img_used, each.img_lock]),
    ];
    assert.equal(new Set(paths).size, 9);
    const app = testApp();
    for (const path of paths) {
      const response = await app.request(path);
      assert.equal(response.status, 200, path);
      assert.equal(response.headers.get('content-type'), 'image/svg+xml; charset=utf-8');
      const [, kind, value] = /(amount|percent)-(\d+)/.exec(path) ?? [];
      if (kind === undefined) continue;
      const label = kind === 'amount' ? `$${Number(value) / 100}` : `${value}%`;
      assert.ok((await response.text()).includes(`>${label}<`), path);
    }
  });

  test('mentions the next free spin on the wheel only when no spin is left', async () => {
    await shop.setWheel({ kind: 'none', amount: 0, odds: 10_000 });
    const player = await shop.shopper();
    await earnSpin(shop.db, { userId: player.userId, reason: 'order', earnedAt: shop.clock.now });
    assert.deepEqual(
      [await player.draw(), await player.draw()].map((each) => each.award_explain),
      ['You can spin again now.', 'A new free spin comes every day.'],
    );
  });
});
