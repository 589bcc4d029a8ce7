import type { Round } from '../../shared/replies/prizes.js';
import { roundText } from '../../shared/round-text.js';

/** The sum of a wheel's odds, and the number of tickets. */
const TICKETS = 10_000;

/** 32-bit numbers from here on are drawn again, so that every ticket is equally likely. */
const LIMIT = Math.floor(2 ** 32 / TICKETS) * TICKETS;

/** A round that has been drawn. Nothing about it is secret anymore. */
export type RevealedRound = { [Field in keyof Round]: NonNullable<Round[Field]> };

/** The result of recomputing a round in a browser. */
export interface Check {
  /** The text that was hashed, and its SHA-256 in hex, which must equal the round's `hash`. */
  readonly text: string;
  readonly hash: string;
  readonly ticket: number;
  /** Must equal the round's `award_level`. */
  readonly sector: number;
  readonly isRight: boolean;
}

/** The tickets of a sector, from the first to the last. `null` if it has none. */
type Range = readonly [first: number, last: number] | null;

export const isRevealed = (round: Round): round is RevealedRound =>
  round.seed !== null && round.key !== null && round.award_level !== null && round.drawn_at !== null;

/** Returns the tickets of each sector, in the order of the sectors. */
export function ticketsOf(odds: readonly number[]): Range[] {
  let end = 0;
  return odds.map((share) => {
    const first = end;
    end += share;
    return share > 0 ? [first, end - 1] : null;
  });
}

/** Recomputes a round from public data alone. @throws {TypeError} if there is no `crypto.subtle`, as without https */
export async function checkRound(published: RevealedRound): Promise<Check> {
  const { round, seed, key, hash, odds, prizes, award_level } = published;
  const sectors = odds.map((share, index) => ({ odds: share, prize: prizes[index] ?? '' }));
  const text = roundText(round, seed, sectors);
  const own = hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const ticket = await ticketOf(bytesOf(seed), round, key);
  const sector = ticketsOf(odds).findIndex((range) => range && ticket >= range[0] && ticket <= range[1]) + 1;
  return { text, hash: own, ticket, sector, isRight: own === hash && sector === award_level };
}

async function ticketOf(seed: Uint8Array<ArrayBuffer>, round: number, key: string): Promise<number> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;
  const secret = await crypto.subtle.importKey('raw', seed, algorithm, false, ['sign']);
  for (let attempt = 0; ; attempt++) {
    const text = new TextEncoder().encode(`${round}:${key}:${attempt}`);
    const number = new DataView(await crypto.subtle.sign('HMAC', secret, text)).getUint32(0);
    if (number < LIMIT) return number % TICKETS;
  }
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const hexOf = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
