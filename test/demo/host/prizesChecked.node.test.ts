import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { checkRound, isRevealed, type RevealedRound, ticketsOf } from '../../../demo/host/prizes/fair.js';
import { hashOfRound, newSeed, sectorOf, ticketOf } from '../../../demo/server/prizes/fair.js';

const ODDS = [50, 2_500, 20, 1_500, 330, 1_600, 1_500, 2_500];
const PRIZES = ODDS.map((_, index) => `points ${index}`);
const SECTORS = ODDS.map((odds, index) => ({ odds, prize: PRIZES[index] ?? '' }));

/** Returns a drawn round, as the server publishes it. */
function publishedRound(number: number, key: string, seed = newSeed()): RevealedRound {
  return {
    round: number,
    key,
    seed,
    hash: hashOfRound(number, seed, SECTORS),
    odds: ODDS,
    prizes: PRIZES,
    instead: 0,
    award_level: sectorOf(ticketOf(seed, number, key), ODDS),
    opened_at: '2026-03-01T12:00:00.000Z',
    drawn_at: '2026-03-01T12:00:03.000Z',
  };
}

test('a browser recomputes the server’s draw for any round, key, and seed', async () => {
  for (let number = 1; number <= 500; number++) {
    const round = publishedRound(number, `${number}-${Math.random()}`);
    const { hash, ticket, sector, isRight } = await checkRound(round);
    assert.deepEqual(
      { hash, ticket, sector, isRight },
      {
        hash: round.hash,
        ticket: ticketOf(round.seed, number, round.key),
        sector: round.award_level,
        isRight: true,
      },
    );
  }
});

test('both draw again for a number among the last 7,296 of 2^32', async () => {
  // The first round with this seed and key whose number is too high: 4,294,965,221.
  const seed = createHash('sha256').update('a seed that stands still').digest('hex');
  const round = publishedRound(564_125, 'key', seed);
  const { ticket, isRight } = await checkRound(round);
  assert.equal(isRight, true);
  assert.notEqual(ticket, 4_294_965_221 % 10_000);
  assert.equal(ticket, ticketOf(seed, 564_125, 'key'));
});

test('tampering with any field of a round is detected', async () => {
  const round = publishedRound(7, 'my-key');
  const other = newSeed();
  const next = (round.award_level % 8) + 1;
  // Give all the odds to the sector after the right one.
  const odds = ODDS.map((_, index) => (index + 1 === next ? 10_000 : 0));
  const hash = hashOfRound(7, other, SECTORS);
  const prizes = PRIZES.map((prize, index) => (index + 1 === round.award_level ? 'none' : prize));
  for (const change of [
    { award_level: next },
    { hash },
    { seed: other },
    { odds },
    { odds, award_level: next },
    { prizes },
    { round: 8 },
  ]) {
    const { isRight } = await checkRound({ ...round, ...change });
    assert.equal(isRight, false, Object.keys(change).join());
  }
});

test('the tickets of the sectors are contiguous', () => {
  assert.deepEqual(ticketsOf([50, 0, 9_950]), [[0, 49], null, [50, 9_999]]);
});

test('an open round cannot be checked yet', () => {
  const round = publishedRound(1, 'k');
  assert.equal(isRevealed(round), true);
  assert.equal(isRevealed({ ...round, seed: null, key: null, award_level: null, drawn_at: null }), false);
});
