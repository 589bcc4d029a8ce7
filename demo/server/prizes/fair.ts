import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type PromisedSector, roundText } from '../../shared/round-text.js';
import type { Odds, Prize } from './schema.js';

/** The sum of a wheel's odds. */
export const ODDS_TOTAL = 10_000;

/** 32-bit numbers from here up are drawn again: with them, some tickets would be likelier than others. */
const LIMIT = Math.floor(2 ** 32 / ODDS_TOTAL) * ODDS_TOTAL;

/** Returns a new seed: 32 random bytes, in hex. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** Returns the hash that is published before a draw, in hex. It reveals nothing of the seed but fixes everything. */
export function hashOfRound(round: number, seed: string, sectors: readonly PromisedSector[]): string {
  return createHash('sha256')
    .update(roundText(round, seed, sectors), 'utf8')
    .digest('hex');
}

/**
 * Returns the ticket of a round, from 0 to 9,999, all equally likely: the first four bytes of
 * HMAC-SHA256(seed, "round:key:attempt") as a big-endian integer, modulo 10,000. `attempt` starts at 0 and goes up by
 * one as long as the integer is among the last 7,296 of 2^32.
 * @param key the shopper's part, chosen after the round's hash was published
 */
export function ticketOf(seed: string, round: number, key: string): number {
  for (let attempt = 0; ; attempt++) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(`${round}:${key}:${attempt}`)
      .digest();
    const number = digest.readUInt32BE(0);
    if (number < LIMIT) return number % ODDS_TOTAL;
  }
}

/** Returns the sector of a ticket, from 1. In order, each sector gets as many tickets as its odds. */
export function sectorOf(ticket: number, odds: Odds): number {
  let end = 0;
  for (const [index, share] of odds.entries()) {
    end += share;
    if (ticket < end) return index + 1;
  }
  throw new RangeError(`No sector has the ticket ${ticket}`);
}

/** Whether a prize is out of stock, which doesn't depend on who spins or when. */
const isOut = ({ stock }: Prize): boolean => stock === 0;

/**
 * Returns the current odds: a prize that is out of stock has none, and its odds go to the sector without a prize. These
 * are the odds that are both published and used in the draw.
 * @param prizes in the order of their sectors
 * @param isGone whether a prize can't be won now, by default because it is out of stock
 */
export function oddsOf(prizes: readonly Prize[], isGone: (prize: Prize) => boolean = isOut): Odds {
  const gone = prizes.filter(isGone).reduce((sum, { odds }) => sum + odds, 0);
  const fallback = prizes.find(({ kind }) => kind === 'none');
  const odds = prizes.map((prize) => {
    if (isGone(prize)) return 0;
    return prize === fallback ? prize.odds + gone : prize.odds;
  });
  const total = odds.reduce((sum, each) => sum + each, 0);
  if (total !== ODDS_TOTAL) throw new Error(`The odds of the wheel add up to ${total}, not ${ODDS_TOTAL}`);
  return odds;
}
