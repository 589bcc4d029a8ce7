import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type PromisedSector, roundText } from '../../shared/round-text.js';
import type { Odds, Prize } from './schema.js';

/** What the odds of a wheel add up to. */
export const ODDS_TOTAL = 10_000;

/** Numbers of 32 bits from here on are drawn anew: with them, some tickets would be likelier than others. */
const LIMIT = Math.floor(2 ** 32 / ODDS_TOTAL) * ODDS_TOTAL;

/** A new seed: 32 random bytes, in hex. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What is told of a round before it is drawn, in hex. It says nothing of the seed, and leaves nothing to be changed. */
export function hashOfRound(round: number, seed: string, sectors: readonly PromisedSector[]): string {
  return createHash('sha256')
    .update(roundText(round, seed, sectors), 'utf8')
    .digest('hex');
}

/**
 * The ticket of a round, from 0 to 9,999, each as likely as the next: the first four bytes of
 * HMAC-SHA256(seed, "round:key:attempt") as a whole number, the first byte the most significant, its remainder by 10,000. `attempt` is 0, and one more as
 * often as the number is among the last 7,296 of 2^32.
 * @param key the shopper's part, chosen after the hash of the round was told
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

/** The sector of a ticket, from 1: the odds of the sectors, one after the other, are the tickets that fall to each. */
export function sectorOf(ticket: number, odds: Odds): number {
  let end = 0;
  for (const [index, share] of odds.entries()) {
    end += share;
    if (ticket < end) return index + 1;
  }
  throw new RangeError(`No sector has the ticket ${ticket}`);
}

/**
 * The odds that hold now: a prize that is out of stock has none, and what it had goes to the sector without a prize.
 * What is published and what is drawn are both this.
 * @param prizes in the order of their sectors
 */
export function oddsOf(prizes: readonly Prize[]): Odds {
  const gone = prizes.filter(({ stock }) => stock === 0).reduce((sum, { odds }) => sum + odds, 0);
  const fallback = prizes.find(({ kind }) => kind === 'none');
  const odds = prizes.map((prize) => {
    if (prize.stock === 0) return 0;
    return prize === fallback ? prize.odds + gone : prize.odds;
  });
  const total = odds.reduce((sum, each) => sum + each, 0);
  if (total !== ODDS_TOTAL) throw new Error(`The odds of the wheel add up to ${total}, not ${ODDS_TOTAL}`);
  return odds;
}
