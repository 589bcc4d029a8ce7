import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { and, eq, isNull } from 'drizzle-orm';
import { create, type Infer } from 'superstruct';
import { coupons } from '../../../demo/server/coupons/schema.js';
import { prizeRounds } from '../../../demo/server/prizes/schema.js';
import { earnSpin } from '../../../demo/server/prizes/spins.js';
import { overDatabase } from './each-database.js';
import { type DrawReply, PrizeInfo, type PrizeShop, prizeShop, type Shopper } from './prize-shop.js';
import { refuses, succeeds } from './test-app.js';

type Info = Infer<typeof PrizeInfo>;

/** The page's recipe, by hand: uses what was published before the draw, the shopper's key, and the reply's seed. */
function recompute({ next_round, prizes }: Info, key: string, { round: { seed } }: DrawReply) {
  const round = next_round?.round ?? 0;
  const lines = [
    `round ${round}`,
    `seed ${seed}`,
    ...prizes.map(({ weight, prize }) => `${weight} ${prize}`),
  ];
  const hash = createHash('sha256').update(lines.join('\n')).digest('hex');
  const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${round}:${key}:0`).digest();
  assert.ok(digest.readUInt32BE(0) < 4_294_960_000, 'one in 600,000 is drawn again');
  let ticket = digest.readUInt32BE(0) % 10_000;
  const sector = prizes.find(({ weight }) => {
    ticket -= weight;
    return ticket < 0;
  });
  return { isAsPromised: hash === next_round?.hash, level: sector?.award_level, prize: sector?.prize };
}

overDatabase((open) => {
  let shop: PrizeShop;
  let player: Shopper;
  before(async () => {
    shop = await prizeShop(open);
  });
  after(() => shop.close());
  beforeEach(async () => {
    await shop.setWheel(
      { kind: 'coupon', couponId: 203, amount: 1, odds: 4_000, stock: 5, insteadPoints: 1_000 },
      { kind: 'points', amount: 100, odds: 3_000 },
      { kind: 'none', amount: 0, odds: 3_000 },
    );
    player = await shop.shopper();
  });

  const readInfo = async (): Promise<Info> => create(await succeeds(player.get('/pc/prize/info')), PrizeInfo);
  const isOpen = () => and(eq(prizeRounds.userId, player.userId), isNull(prizeRounds.drawnAt));

  test('gives a shopper before the spin everything to recompute the award afterward', async () => {
    const promise = await readInfo();
    assert.deepEqual(
      promise.prizes.slice(0, 3).map(({ prize }) => prize),
      ['coupon 203 amount 1000 from 4000 for 14 days, else points 1000', 'points 100', 'none'],
    );
    const result = await player.draw('my-own-key');
    const { isAsPromised, level, prize } = recompute(promise, 'my-own-key', result);
    assert.deepEqual([isAsPromised, level, prize], [true, result.award_level, result.prize]);
    assert.deepEqual(
      await succeeds(shop.guest(`/pc/prize/round?number=${result.round.round}`)),
      result.round,
    );
    assert.deepEqual((await readInfo()).next_round, result.next, 'the award comes with the next hash');
  });

  test('keeps a round’s odds and prizes when the shop changes them after its promise', async () => {
    const promise = await readInfo();
    await shop.setWheel({ kind: 'none', amount: 0, odds: 10_000 });
    assert.deepEqual(await readInfo(), promise, 'the round stays as promised');
    const result = await player.draw('chosen-later');
    const { isAsPromised, level, prize } = recompute(promise, 'chosen-later', result);
    assert.deepEqual([isAsPromised, level, prize], [true, result.award_level, result.prize]);
    assert.equal((await readInfo()).prizes[0]?.weight, 10_000, 'the next round promises the new wheel');
  });

  test('detects a shop that draws by other odds than it promised', async () => {
    const promise = await readInfo();
    const [row] = await shop.db.select().from(prizeRounds).where(isOpen());
    const sectors = row?.sectors.map((sector, n) => ({ ...sector, odds: n === 2 ? 10_000 : 0 })) ?? [];
    await shop.db.update(prizeRounds).set({ sectors }).where(isOpen());
    const result = await player.draw('any-key');
    assert.equal(result.award_level, 3, 'the shop decides');
    const other = promise.prizes.map((each, n) => ({ ...each, weight: result.round.odds[n] ?? 0 }));
    assert.equal(recompute({ ...promise, prizes: other }, 'any-key', result).isAsPromised, false);
  });

  test('detects a seed that was swapped after the key was sent', async () => {
    const promise = await readInfo();
    const seed = createHash('sha256').update('one that wins nothing with that key').digest('hex');
    await shop.db.update(prizeRounds).set({ seed }).where(isOpen());
    const result = await player.draw('known-to-the-shop');
    assert.equal(result.round.seed, seed);
    assert.equal(recompute(promise, 'known-to-the-shop', result).isAsPromised, false);
  });

  test('includes the terms of a coupon in the promise', async () => {
    const before = (await readInfo()).prizes[0]?.prize;
    const cheap = eq(coupons.couponId, 203);
    await shop.db.update(coupons).set({ value: 1 }).where(cheap);
    assert.equal((await readInfo()).prizes[0]?.prize, before);
    await player.draw();
    assert.match((await readInfo()).prizes[0]?.prize ?? '', /amount 1 from/);
    await shop.db.update(coupons).set({ value: 1_000 }).where(cheap);
  });

  test('draws nothing without a key from the shopper', async () => {
    assert.match(await refuses(player.get('/pc/prize/draw'), 400), /A key is/);
    assert.equal((await readInfo()).can_award_num, 1);
  });

  test('refuses to draw for a page that shows an earlier round, and says so', async () => {
    await earnSpin(shop.db, { userId: player.userId, reason: 'order', earnedAt: shop.clock.now });
    const { next_round } = await readInfo();
    await player.draw('in-another-tab');
    const stale = { key: 'in-this-tab', hash: next_round?.hash ?? '' };
    assert.match(await refuses(player.get('/pc/prize/draw', stale), 409), /on another page/);
    const { next_round: next, can_award_num } = await readInfo();
    assert.ok(can_award_num >= 1);
    await succeeds(player.get('/pc/prize/draw', { key: 'in-this-tab-2', hash: next?.hash ?? '' }));
  });

  test('publishes an open round with its promise, and without its seed', async () => {
    const { next_round, prizes } = await readInfo();
    const round = await succeeds(shop.guest(`/pc/prize/round?number=${next_round?.round}`));
    assert.deepEqual(round, {
      round: next_round?.round,
      hash: next_round?.hash,
      odds: prizes.map(({ weight }) => weight),
      prizes: prizes.map(({ prize }) => prize),
      opened_at: shop.clock.now.toISOString(),
      ...{ seed: null, key: null, award_level: null, instead: 0, drawn_at: null },
    });
  });
});
