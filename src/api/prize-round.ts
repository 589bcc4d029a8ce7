import { define } from 'superstruct';
import type { PrizeInfoReply } from './prizes.js';
import { reader, textUpTo, type } from './reply.js';

/** 32 bytes as lowercase hexadecimal digits. */
export const hex = define<string>(
  '64 hexadecimal digits',
  (value) => typeof value === 'string' && /^[\da-f]{64}$/.test(value),
);

/** What a server has committed to before it knows the shopper's key. */
export interface Promised {
  /** The number of the round. */
  readonly round: number;
  /** The SHA-256 hash of the round, its seed, and its sectors, in hex. */
  readonly hash: string;
  /** The eight sectors, in the order they were shown. */
  readonly sectors: readonly PromisedSector[];
}

export interface PromisedSector {
  /** The odds in 10,000ths. */
  readonly weight: number;
  readonly prize: string;
  /** The odds shown to the shopper, 0 to 1; `null` if the server didn't send them. */
  readonly odds: number | null;
}

/** Returns what a server promises for the next draw; null if it promises nothing, or too little to check the draw. */
export function promiseOf({ next_round, prizes }: PrizeInfoReply): Promised | null {
  const sectors = prizes.flatMap(({ award_level, weight, prize, odds = null }, index) =>
    award_level === index + 1 && typeof weight === 'number' && typeof prize === 'string'
      ? [{ weight, prize, odds }]
      : [],
  );
  return next_round && sectors.length === 8 ? { ...next_round, sectors } : null;
}

/** Reads what a draw reveals so that it can be checked: the sector, its prize, and the seed, secret until then. */
export const readOpened = reader(
  type({
    award_level: define<number>('number', Number.isInteger),
    prize: textUpTo(200),
    round: type({ seed: hex }),
  }),
  'award',
);
