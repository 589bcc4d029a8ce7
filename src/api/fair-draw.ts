import type { Promised } from './prize-round.js';

/** The number of tickets. A sector's weight is how many of them win it. */
export const TICKETS = 10_000;

/** 32-bit numbers from here on are drawn again, so that every ticket is equally likely. */
const LIMIT = Math.floor(2 ** 32 / TICKETS) * TICKETS;

/** Hashes one line each, separated by line feeds, for the round, the seed, and each sector's odds and prize. */
export async function hashOf({ round, sectors }: Omit<Promised, 'hash'>, seed: string): Promise<string> {
  const lines = [
    `round ${round}`,
    `seed ${seed}`,
    ...sectors.map(({ weight, prize }) => `${weight} ${prize}`),
  ];
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(lines.join('\n'))));
  return hash.reduce((text, byte) => text + (byte + 256).toString(16).slice(1), '');
}

/** Computes the ticket from the first four bytes of HMAC-SHA256(seed, "round:key:attempt"), big-endian. */
export async function ticketOf(seed: string, round: number, key: string): Promise<number> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  for (let attempt = 0; ; attempt++) {
    const signed = await crypto.subtle.sign('HMAC', secret, toBytes(`${round}:${key}:${attempt}`));
    const number = new DataView(signed).getUint32(0);
    if (number < LIMIT) return number % TICKETS;
  }
}

/** Returns the sector that a ticket falls in, counted from 1. */
export function sectorOf(ticket: number, { sectors }: Pick<Promised, 'sectors'>): number {
  let end = 0;
  return sectors.findIndex(({ weight }) => ticket < (end += weight)) + 1;
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
