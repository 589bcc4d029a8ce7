import { ODDS_TOTAL } from './fair.js';
import type { Odds, Prize } from './schema.js';

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
