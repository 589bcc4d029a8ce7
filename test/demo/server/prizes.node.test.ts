import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { and, eq, isNull } from 'drizzle-orm';
import { array, create } from 'superstruct';
import { users } from '../../../demo/server/accounts/schema.js';
import { redeemCoupon } from '../../../demo/server/coupons/change-coupons.js';
import { earnedSpins, prizeRounds, prizes } from '../../../demo/server/prizes/schema.js';
import { earnSpin } from '../../../demo/server/prizes/spins.js';
import { overDatabase } from './each-database.js';
import { DrawReply, Invited, PrizeInfo, type PrizeShop, prizeShop, Recorded } from './prize-shop.js';
import { refuses, succeeds } from './test-app.js';

const NOTHING = { kind: 'none', amount: 0, odds: 10_000 } as const;

overDatabase((open) => {
  let shop: PrizeShop;
  before(async () => {
    shop = await prizeShop(open);
  });
  after(() => shop.close());
  beforeEach(() => shop.setWheel({ ...NOTHING, odds: 0 }, { kind: 'points', amount: 100, odds: 10_000 }));

  const info = async (response: Promise<Response>) => create(await succeeds(response), PrizeInfo);

  test('shows a guest the prizes and their odds, and asks the guest to sign in to draw', async () => {
    const reply = await info(shop.guest('/pc/prize/info'));
    assert.equal(reply.prizes.length, 8);
    assert.equal(reply.prizes.map((each) => each.award_level).join(), '1,2,3,4,5,6,7,8');
    const total = reply.prizes.reduce((sum, { odds }) => sum + odds, 0);
    assert.equal(total, 1);
    assert.deepEqual([reply.can_award_num, reply.next_round], [0, null]);
    assert.equal(await refuses(shop.guest('/pc/prize/draw'), 403), 'Please sign in to spin the wheel');
    assert.match(await refuses(shop.guest('/pc/prize/draw', 'fr'), 403), /vous connecter/);
    assert.equal(reply.tip1, 'Win coupons, points, and prizes');
    assert.equal((await info(shop.guest('/pc/prize/info', 'fr'))).tip1, 'Gagnez coupons, points et lots');
    for (const call of ['prizeRecord', 'invtRecord']) await refuses(shop.guest(`/pc/prize/${call}`), 401);
  });

  test('tells a guest what points and shares are worth', async () => {
    const share = { kind: 'shares', amount: 1, odds: 0 } as const;
    await shop.setWheel(NOTHING, { kind: 'points', amount: 150, odds: 0 }, share);
    for (const [lang, ...expected] of [
      ['en', /^$/, /^Worth \$1\.50 on any order\.$/, /not securities.* no cash value/],
      [
        'fr',
        /^$/,
        /^Soit 1,50\s\$ sur toute commande\.$/,
        /pas des titres financiers.* aucune valeur en argent/,
      ],
    ] as const) {
      const { prizes } = await info(shop.guest('/pc/prize/info', lang));
      for (const [index, terms] of expected.entries()) assert.match(prizes[index]?.award_terms ?? '', terms);
    }
  });

  test('answers an expired sign-in as expired', async () => {
    const player = await shop.shopper();
    await shop.db.delete(users).where(eq(users.userId, player.userId));
    await refuses(player.get('/pc/prize/draw'), 401);
  });

  test('gives one free round a day, until midnight UTC', async () => {
    const player = await shop.shopper();
    assert.equal((await info(player.get('/pc/prize/info'))).can_award_num, 1);
    assert.equal((await player.draw()).can_award_num, 0);
    const after = await info(player.get('/pc/prize/info'));
    assert.deepEqual([after.can_award_num, after.next_free_at], [0, '2026-03-02T00:00:00.000Z']);
    assert.match(await refuses(player.get('/pc/prize/draw', { key: 'one-more' }), 409), /out of spins/);
    shop.clock.now = new Date('2026-03-02T00:00:00Z');
    assert.equal((await player.draw()).can_award_num, 0);
    shop.clock.now = new Date('2026-03-01T12:00:00Z');
  });

  test('adds one round for each earned spin, after the free one', async () => {
    const player = await shop.shopper();
    for (let n = 0; n < 2; n++) {
      await earnSpin(shop.db, { userId: player.userId, reason: 'order', earnedAt: shop.clock.now });
    }
    const { earned } = await info(player.get('/pc/prize/info'));
    assert.deepEqual(earned, [{ reason: 'order', spins: 2 }]);
    assert.deepEqual(
      [await player.draw(), await player.draw(), await player.draw()].map((each) => each.can_award_num),
      [2, 1, 0],
    );
    await refuses(player.get('/pc/prize/draw', { key: 'one-more' }), 409);
  });

  test('shows no spin that pays for one taken back after it was used', async () => {
    const player = await shop.shopper();
    const earn = () =>
      earnSpin(shop.db, { userId: player.userId, reason: 'order', earnedAt: shop.clock.now });
    await earn();
    await player.draw();
    await player.draw();
    await shop.db
      .update(earnedSpins)
      .set({ takenBackAt: shop.clock.now })
      .where(eq(earnedSpins.userId, player.userId));
    await earn();
    await earn();
    const { can_award_num, earned } = await info(player.get('/pc/prize/info'));
    assert.deepEqual([can_award_num, earned], [1, [{ reason: 'order', spins: 1 }]]);
  });

  test('lets a shopper use a spin won as a prize', async () => {
    await shop.setWheel({ kind: 'spin', amount: 1, odds: 10_000 });
    const player = await shop.shopper();
    assert.equal((await player.draw()).can_award_num, 1);
    assert.equal((await player.draw()).can_award_num, 1);
  });

  test('gives the same award for the same key without using a spin, by the query and by the header', async () => {
    const player = await shop.shopper();
    await earnSpin(shop.db, { userId: player.userId, reason: 'order', earnedAt: shop.clock.now });
    const first = await player.draw('spin-1');
    assert.deepEqual(await player.draw('spin-1'), first);
    const other = await player.draw('spin-2');
    assert.notEqual(other.round.round, first.round.round);
    const byHeader = { token: player.token, 'Idempotency-Key': 'spin-1' };
    const again = create(await succeeds(shop.request('/pc/prize/draw', byHeader)), DrawReply);
    assert.deepEqual(again, { ...first, can_award_num: 0, next: again.next });
  });

  test('draws once for a key that arrives twenty times at once', async () => {
    const player = await shop.shopper();
    await earnSpin(shop.db, { userId: player.userId, reason: 'order', earnedAt: shop.clock.now });
    const draws = await Promise.all(
      Array.from({ length: 20 }, () => player.draw('double click')).map(settle),
    );
    assert.deepEqual(draws, Array(20).fill(null), 'a key contains no spaces');
    const good = await Promise.all(Array.from({ length: 20 }, () => player.draw('double-click')));
    assert.equal(new Set(good.map(({ round }) => round.round)).size, 1);
    assert.equal((await info(player.get('/pc/prize/info'))).can_award_num, 1);
  });

  test('draws for one of two keys at once with one spin, and refuses the other', async () => {
    const player = await shop.shopper();
    const two = await Promise.all(['a', 'b'].map((key) => settle(player.draw(key))));
    assert.equal(two.filter((each) => each !== null).length, 1);
  });

  test('the same key of two shoppers draws two rounds', async () => {
    const [one, other] = [await shop.shopper(), await shop.shopper()];
    const draws = await one.draw('shared');
    assert.notEqual((await other.draw('shared')).round.round, draws.round.round);
  });

  const PLAYERS = process.env.MATRIX ? 200 : 50;
  test(`gives ten prizes to ten of ${PLAYERS} draws at once, and the promised replacement to the others`, async () => {
    const points = { kind: 'points', amount: 5, odds: 10_000 } as const;
    await shop.setWheel({ ...points, stock: 10, insteadPoints: 3 }, { ...NOTHING, odds: 0 });
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => shop.shopper()));
    await Promise.all(players.map((player) => player.get('/pc/prize/info')));
    const draws = await Promise.all(players.map((player) => player.draw()));
    const countOf = (name: string) => draws.filter(({ award_name }) => award_name === name).length;
    assert.deepEqual([countOf('5 points'), countOf('3 points')], [10, PLAYERS - 10]);
    assert.equal(draws.filter(({ round }) => round.instead === 1).length, PLAYERS - 10);
    const explained = draws.find(({ round }) => round.instead === 1)?.award_explain;
    assert.match(explained ?? '', /You get points instead/);
    const [left] = await shop.db.select().from(prizes).where(eq(prizes.level, 1));
    assert.equal(left?.stock, 0);
    assert.equal((await info(shop.guest('/pc/prize/info'))).prizes[0]?.odds, 0, 'the odds follow the stock');
  });

  test('keeps an open round’s seed secret, and refuses an invalid round number', async () => {
    const player = await shop.shopper();
    await player.get('/pc/prize/info');
    const [open_] = await shop.db
      .select()
      .from(prizeRounds)
      .where(and(eq(prizeRounds.userId, player.userId), isNull(prizeRounds.drawnAt)));
    const replies = [
      await (await player.get('/pc/prize/info')).text(),
      await (await shop.guest(`/pc/prize/round?number=${open_?.roundId}`)).text(),
      await (await player.get('/pc/prize/prizeRecord')).text(),
    ].join();
    assert.ok(open_ !== undefined && !replies.includes(open_.seed) && replies.includes(open_.hash));
    await refuses(shop.guest('/pc/prize/round?number=999999'), 404);
    await refuses(shop.guest('/pc/prize/round'), 404);
    await refuses(shop.guest('/pc/prize/round?number=x'), 400);
  });

  test('lists the awards in the record, the latest first', async () => {
    const player = await shop.shopper();
    const first = await player.draw();
    shop.clock.now = new Date('2026-03-02T09:00:00Z');
    const second = await player.draw();
    const record = create(await succeeds(player.get('/pc/prize/prizeRecord')), array(Recorded));
    assert.deepEqual(
      record.map(({ round, award_name, time }) => [round, award_name, time]),
      [
        [second.round.round, '100 points', '2026-03-02T09:00:00.000Z'],
        [first.round.round, '100 points', '2026-03-01T12:00:00.000Z'],
      ],
    );
    shop.clock.now = new Date('2026-03-01T12:00:00Z');
  });

  test('lists a won coupon among the shopper’s coupons, uses it once, and lets it expire', async () => {
    await shop.setWheel({ kind: 'coupon', amount: 1, couponId: 203, odds: 10_000 });
    const player = await shop.shopper();
    for (const [lang, terms] of [
      ['en', 'On orders of $40 or more. Good for 14 days.'],
      ['ru', 'При заказе от 40\u00a0$. Действует 14 дней.'],
    ] as const)
      assert.equal(
        create(await succeeds(player.get('/pc/prize/info', {}, lang)), PrizeInfo).prizes[0]?.award_terms,
        terms,
      );
    const { coupon_log_id, award_name, award_explain, coupon_code, expires_at } = await player.draw();
    assert.equal(award_name, '$10 off');
    assert.equal(award_explain, 'The coupon is in your account. On orders of $40 or more.');
    const { owned } = await player.coupons();
    assert.deepEqual(
      owned.map((each) => [each.coupon_log_id, each.source, each.expires_at, each.code]),
      [[coupon_log_id, 'prize', '2026-03-15T12:00:00.000Z', coupon_code]],
    );
    assert.equal(expires_at, '2026-03-15T12:00:00.000Z');
    assert.match(coupon_code ?? '', /^[0-9A-Z]{3}-[0-9A-Z]{3}$/);
    const use = (orderId: number) =>
      shop.db.transaction((tx) =>
        redeemCoupon(tx, {
          userId: player.userId,
          userCouponId: coupon_log_id,
          orderId,
          subtotalCents: 5_000,
          now: shop.clock.now,
        }),
      );
    assert.equal(await use(coupon_log_id), 1_000);
    assert.equal(await use(coupon_log_id + 1_000), null);
    const record = create(await succeeds(player.get('/pc/prize/prizeRecord')), array(Recorded));
    assert.equal(record[0]?.award_state, 2);
  });

  test('lists won points in the ledger', async () => {
    const player = await shop.shopper();
    await player.draw();
    const points = await succeeds(player.get('/pc/points/info'));
    assert.deepEqual(points, { points: 100, points_value: 100, pending: 0, shares: 0, app_share: 0 });
  });

  test('removes a leaving shopper’s name from the rounds, which can still be checked', async () => {
    const player = await shop.shopper();
    const { round } = await player.draw();
    await shop.db.delete(users).where(eq(users.userId, player.userId));
    assert.deepEqual(await succeeds(shop.guest(`/pc/prize/round?number=${round.round}`)), round);
  });

  test('refuses keys of the wrong form, and uses no spin', async () => {
    const player = await shop.shopper();
    for (const key of ['a b', 'ключ', 'x'.repeat(101)])
      await refuses(player.get('/pc/prize/draw', { key }), 400);
    assert.equal((await info(player.get('/pc/prize/info'))).can_award_num, 1);
    assert.ok((await player.draw('x'.repeat(100))).round.key.length === 100);
  });

  test('lists a friend’s registration in the record of invitations', async () => {
    const player = await shop.shopper();
    const friend = await shop.shopper();
    const spin = { userId: player.userId, reason: 'invitation', earnedAt: shop.clock.now } as const;
    await earnSpin(shop.db, { ...spin, friendId: friend.userId });
    assert.equal(await earnSpin(shop.db, { ...spin, friendId: friend.userId }), null, 'a friend counts once');
    const record = create(await succeeds(player.get('/pc/prize/invtRecord')), array(Invited));
    assert.equal(record[0]?.friend, 'P•••');
    assert.deepEqual(
      record.map(({ award_name, award_state, award_explain }) => [award_name, award_state, award_explain]),
      [['One more spin', 1, 'P••• joined, and their first order has arrived.']],
    );
  });

  const settle = (work: Promise<DrawReply>): Promise<DrawReply | null> => work.catch(() => null);
});
