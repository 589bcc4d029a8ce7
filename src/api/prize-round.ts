import { define, type } from 'superstruct';
import type { PrizeInfoReply } from './prizes.js';
import { reader, textUpTo } from './reply.js';

/** 32 bytes as hexadecimal digits in lower case. */
export const hex = define<string>(
  '64 hexadecimal digits',
  (value) => typeof value === 'string' && /^[\da-f]{64}$/.test(value),
);

/** What a server has bound itself to before it knows the shopper's key. */
export interface Promised {
  /** The number of the round. */
  readonly round: number;
  /** SHA-256 in hex: of the round, its seed, and its sectors. */
  readonly hash: string;
  /** The eight sectors in their order, as they were shown. */
  readonly sectors: readonly PromisedSector[];
}

export interface PromisedSector {
  /** In 10,000ths. */
  readonly weight: number;
  readonly prize: string;
  /** As a shopper reads it, 0 to 1; null where it was not told. */
  readonly odds: number | null;
}

/** What a server promises of the next draw; null where it promises nothing, or not all that is needed to check it. */
export function promiseOf({ next_round, prizes }: PrizeInfoReply): Promised | null {
  const sectors = prizes.flatMap(({ award_level, weight, prize, odds = null }, index) =>
    award_level === index + 1 && typeof weight === 'number' && typeof prize === 'string'
      ? [{ weight, prize, odds }]
      : [],
  );
  return next_round && sectors.length === 8 ? { ...next_round, sectors } : null;
}

/** What a draw tells for its check: the sector, its prize, and the seed that was secret until then. */
export const readOpened = reader(
  type({
    award_level: define<number>('number', Number.isInteger),
    prize: textUpTo(200),
    round: type({ seed: hex }),
  }),
  'award',
);
