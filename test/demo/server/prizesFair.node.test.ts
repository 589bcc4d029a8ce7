import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import {
  hashOfRound,
  newSeed,
  ODDS_TOTAL,
  oddsOf,
  sectorOf,
  ticketOf,
} from '../../../demo/server/prizes/fair.js';
import type { Prize } from '../../../demo/server/prizes/schema.js';

const SEED = createHash('sha256').update('a seed that stands still').digest('hex');
const ODDS = [50, 2_500, 20, 1_500, 330, 1_600, 1_500, 2_500];

const prize = (level: number, rest: Partial<Prize>): Prize => ({
  level,
  kind: 'points',
  amount: 1,
  couponId: null,
  goodsId: null,
  odds: 0,
  stock: null,
  insteadPoints: 0,
  taken: 0,
  perDay: null,
  takenDay: null,
  takenThatDay: 0,
  perShopper: null,
  startsAt: null,
  endsAt: null,
  texts: null,
  picture: null,
  ...rest,
});

test('hits each sector as often in 100,000 rounds as its odds say (chi-square)', () => {
  const rounds = 100_000;
  const counts = ODDS.map(() => 0);
  for (let round = 1; round <= rounds; round++) {
    const sector = sectorOf(ticketOf(SEED, round, `key-${round}`), ODDS);
    counts[sector - 1] = (counts[sector - 1] ?? 0) + 1;
  }
  const chiSquare = ODDS.reduce((sum, share, index) => {
    const expected = (rounds * share) / ODDS_TOTAL;
    return sum + ((counts[index] ?? 0) - expected) ** 2 / expected;
  }, 0);
  // With seven degrees of freedom, fair odds exceed 24.32 in one of a thousand series.
  assert.ok(chiSquare < 24.32, `chi-square ${chiSquare.toFixed(2)} of ${counts.join(', ')}`);
});

test('draws every ticket from 0 to 9,999, and neither half more often than the other', () => {
  const tickets = new Set<number>();
  let low = 0;
  const rounds = 120_000;
  for (let round = 1; round <= rounds; round++) {
    const ticket = ticketOf(SEED, round, 'k');
    assert.ok(Number.isInteger(ticket) && ticket >= 0 && ticket < ODDS_TOTAL);
    tickets.add(ticket);
    if (ticket < ODDS_TOTAL / 2) low += 1;
  }
  assert.equal(tickets.size, ODDS_TOTAL);
  assert.ok(Math.abs(low - rounds / 2) < 4 * Math.sqrt(rounds / 4), `${low} of ${rounds}`);
});

test('computes the ticket that the recipe gives by hand', () => {
  const bytes = createHmac('sha256', Buffer.from(SEED, 'hex')).update('7:my-key:0').digest();
  const number = bytes.readUInt32BE(0);
  assert.ok(number < 4_294_960_000);
  assert.equal(ticketOf(SEED, 7, 'my-key'), number % 10_000);
});

test('changes the ticket with the seed, the round, and the key', () => {
  const other = newSeed();
  const tickets = (seed: string, round: number, key: string) =>
    Array.from({ length: 20 }, (_, n) => ticketOf(seed, round, `${key}${n}`)).join();
  const all = [
    tickets(SEED, 1, 'a'),
    tickets(SEED, 2, 'a'),
    tickets(SEED, 1, 'b'),
    tickets(other, 1, 'a'),
    tickets(SEED, 1, 'a'),
  ];
  assert.equal(new Set(all).size, 4);
});

test('creates seeds of 32 bytes, and never the same one', () => {
  const seeds = Array.from({ length: 50 }, newSeed);
  assert.equal(new Set(seeds).size, 50);
  for (const seed of seeds) assert.match(seed, /^[0-9a-f]{64}$/);
});

test('hashes exactly these bytes of a round', () => {
  const sectors = [
    { odds: 7_500, prize: 'points 100' },
    { odds: 2_500, prize: 'none' },
  ];
  const bytes = Buffer.from(`round 7\nseed ${SEED}\n7500 points 100\n2500 none`, 'ascii');
  const hash = hashOfRound(7, SEED, sectors);
  assert.equal(hash, createHash('sha256').update(bytes).digest('hex'));
  const others = [
    hashOfRound(8, SEED, sectors),
    hashOfRound(7, newSeed(), sectors),
    hashOfRound(7, SEED, [{ odds: 7_501, prize: 'points 100' }, ...sectors.slice(1)]),
    hashOfRound(7, SEED, [{ odds: 7_500, prize: 'points 99' }, ...sectors.slice(1)]),
    hashOfRound(7, SEED, [...sectors].reverse()),
  ];
  assert.equal(new Set([hash, ...others]).size, 6);
});

test('assigns each ticket to one sector, and none to a sector without odds', () => {
  const counts = new Map<number, number>();
  const odds = [1, 0, 3, 9_996];
  for (let ticket = 0; ticket < ODDS_TOTAL; ticket++) {
    const sector = sectorOf(ticket, odds);
    counts.set(sector, (counts.get(sector) ?? 0) + 1);
  }
  assert.deepEqual(
    [...counts],
    [
      [1, 1],
      [3, 3],
      [4, 9_996],
    ],
  );
  assert.throws(() => sectorOf(10_000, odds), RangeError);
});

test('moves the odds of prizes out of stock to the sector without a prize', () => {
  const wheel = [
    prize(1, { odds: 1_000, stock: 0 }),
    prize(2, { odds: 3_000, stock: 1 }),
    prize(3, { odds: 2_000 }),
    prize(4, { odds: 4_000, kind: 'none', amount: 0 }),
  ];
  assert.deepEqual(oddsOf(wheel), [0, 3_000, 2_000, 5_000]);
});

test('rejects odds that do not add up or have nowhere to go', () => {
  assert.throws(() => oddsOf([prize(1, { odds: 9_999 })]), /add up to 9999/);
  assert.throws(
    () => oddsOf([prize(1, { odds: 5_000, stock: 0 }), prize(2, { odds: 5_000 })]),
    /add up to 5000/,
  );
});
