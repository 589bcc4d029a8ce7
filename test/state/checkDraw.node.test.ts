import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOfRound, newSeed, sectorOf, ticketOf } from '../../demo/server/prizes/fair.js';
import { type Promised, promiseOf } from '../../src/api/prize-round.js';
import { PrizeInfoReply } from '../../src/api/prizes.js';
import { checkDraw } from '../../src/state/check-draw.js';

const ODDS = [50, 2_500, 20, 1_500, 330, 1_600, 1_500, 2_500];
const KEY = '00112233445566778899aabbccddeeff';

const tableOf = (odds: readonly number[]) =>
  odds.map((share, index) => ({ odds: share, prize: `points ${index}` }));

/** Returns what a server publishes before a draw, and the seed that it keeps secret. */
function promise(odds = ODDS, seed = newSeed(), round = 7) {
  const sectors = tableOf(odds);
  const promised: Promised = {
    ...{ round, hash: hashOfRound(round, seed, sectors) },
    sectors: sectors.map(({ odds: weight, prize }) => ({ weight, prize, odds: weight / 10_000 })),
  };
  return { promised, seed, sectors };
}

/** Returns the award that a server draws with these values, whatever it has promised. */
function award(seed: string, odds = ODDS, key = KEY, round = 7) {
  const award_level = sectorOf(ticketOf(seed, round, key), odds);
  return { award_level, award_name: 'An award', prize: `points ${award_level - 1}`, round: { round, seed } };
}

test('an honest server’s draw matches its promise, whatever the seed and the key', async () => {
  for (let n = 0; n < 200; n++) {
    const { promised, seed } = promise(ODDS, newSeed(), n);
    assert.equal(await checkDraw(promised, `key-${n}`, award(seed, ODDS, `key-${n}`, n)), 'fits');
  }
});

test('detects a seed that the server swapped after it got the key', async () => {
  const { promised } = promise();
  let seed = newSeed();
  while (award(seed).award_level !== 8) seed = newSeed();
  assert.equal(await checkDraw(promised, KEY, award(seed)), 'differs');
});

test('detects odds that the server changed after publishing them', async () => {
  const { promised, seed } = promise();
  // Give all the odds to the sector after the right one.
  const other = ODDS.map((_, index) => (index === award(seed).award_level % 8 ? 10_000 : 0));
  assert.equal(await checkDraw(promised, KEY, award(seed, other)), 'differs');
});

test('detects odds that were shown differently than promised', async () => {
  const { promised, seed } = promise();
  const sectors = promised.sectors.map((sector) => ({ ...sector, odds: 0.125 }));
  assert.equal(await checkDraw({ ...promised, sectors }, KEY, award(seed)), 'differs');
  const more = promised.sectors.map((sector) => ({ ...sector, weight: sector.weight + 1, odds: null }));
  assert.equal(await checkDraw({ ...promised, sectors: more }, KEY, award(seed)), 'differs');
});

test('detects another prize, sector, key, or round, and a server that hides its seed', async () => {
  const { promised, seed } = promise();
  const right = award(seed);
  assert.equal(await checkDraw(promised, KEY, right), 'fits');
  const level = (right.award_level % 8) + 1;
  const wrong = [
    { ...right, prize: 'none' },
    { ...right, award_level: level },
    { ...right, award_level: level, prize: `points ${level - 1}` },
    { ...right, round: { round: 7, seed: seed.toUpperCase().replace(/\d/g, '0') } },
    { ...right, round: { round: 7 } },
    { ...right, round: undefined },
  ];
  for (const promise of wrong)
    assert.equal(await checkDraw(promised, KEY, promise), 'differs', JSON.stringify(promise));
  assert.equal(await checkDraw({ ...promised, round: 8 }, KEY, right), 'differs');
});

test('a server promises a draw by sending a hash, and the weight and the prize of each sector', () => {
  const { promised } = promise();
  const prizes = promised.sectors.map(({ weight, prize, odds }, index) => ({
    ...{ award_level: index + 1, award_name: 'x', weight, prize, odds },
  }));
  const info = { prizes, next_round: { round: 7, hash: promised.hash } };
  assert.deepEqual(promiseOf(PrizeInfoReply.create(info)), promised);
  assert.equal(promiseOf(PrizeInfoReply.create({ prizes })), null);
  assert.equal(promiseOf(PrizeInfoReply.create({ ...info, prizes: prizes.slice(1) })), null);
  const plain = prizes.map(({ weight: _, ...rest }) => rest);
  assert.equal(promiseOf(PrizeInfoReply.create({ ...info, prizes: plain })), null);
});
