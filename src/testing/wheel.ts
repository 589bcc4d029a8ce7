import { hashOf, sectorOf, TICKETS, ticketOf } from '../api/fair-draw.js';
import type { PrizeInfoReply } from '../api/prizes.js';
import { randomSeed } from './random.js';
import { Refusal } from './replies.js';
import type { MockShop } from './shop.js';

type Prizes = MockShop['prizes'];

/** What a draw gave, with what proves that it was honest. */
export interface Draw {
  /** The sector, 1 to 8. */
  readonly award_level: number;
  readonly award_name: string;
  /** 0 for a sector that wins nothing. */
  readonly award_state: 0 | 1;
  readonly prize: string;
  readonly round: { readonly round: number; readonly seed: string };
}

/** A wheel that commits itself to each round before it knows the shopper's key (spec section 9). */
export interface Wheel {
  /** Returns the sectors and the commitment to the next round. */
  readonly promise: (prizes: Prizes) => Promise<Pick<PrizeInfoReply, 'prizes' | 'next_round'>>;
  /**
   * Draws from the round that was promised, and begins the next one.
   * @param hash that of the promised round, if the caller insists on it
   * @throws {Refusal} 409 if that isn't the next round's
   */
  readonly draw: (prizes: Prizes, key: string, hash: string | undefined) => Promise<Draw>;
}

/** @param random the source of the rounds' seeds */
export function newWheel(random: () => number): Wheel {
  let round = 1;
  let seed = randomSeed(random);
  const sectorsOf = (prizes: Prizes) =>
    prizes.map(({ award_name: prize, odds }) => ({ weight: Math.round(odds * TICKETS), prize, odds }));
  // A page without https has no cryptography, and then nothing is promised.
  const hashNow = async (prizes: Prizes) =>
    globalThis.crypto?.subtle ? await hashOf({ round, sectors: sectorsOf(prizes) }, seed) : null;
  return {
    async promise(prizes) {
      const hash = await hashNow(prizes);
      return {
        prizes: sectorsOf(prizes).map(({ weight, prize, odds }, at) => ({
          ...{ award_level: at + 1, award_name: prize, odds, weight, prize },
        })),
        next_round: hash === null ? null : { round, hash },
      };
    },
    async draw(prizes, key, hash) {
      const promised = await hashNow(prizes);
      if (hash && promised !== null && hash !== promised) throw new Refusal(409, 'Another round is next.');
      const last = { round, seed };
      round += 1;
      seed = randomSeed(random);
      const sectors = sectorsOf(prizes);
      const ticket =
        promised === null ? Math.floor(random() * TICKETS) : await ticketOf(last.seed, last.round, key);
      const award_level = sectorOf(ticket, { sectors });
      const { award_name = '', wins = true } = prizes[award_level - 1] ?? {};
      return { award_level, award_name, award_state: wins ? 1 : 0, prize: award_name, round: last };
    },
  };
}
