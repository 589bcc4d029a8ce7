import { type Promised, readOpened } from '../api/prize-round.js';
import type { Award } from '../api/prizes.js';

/** The result of a check: whether the award is the one that was promised. */
export type DrawCheck = 'fits' | 'differs';

const TICKETS = 10_000;

/** 32-bit numbers from here on are drawn again, so that every ticket is equally likely. */
const LIMIT = Math.floor(2 ** 32 / TICKETS) * TICKETS;

/**
 * Recomputes a draw with the browser's own cryptography. From the reply, it uses only the seed and the award to check.
 * Everything else was known before: what was promised and shown, and our own key.
 * @returns null if Web Crypto is unavailable, as on a page that's neither https nor localhost.
 */
export async function checkDraw(promised: Promised, key: string, award: Award): Promise<DrawCheck | null> {
  if (!globalThis.crypto?.subtle) return null;
  const opened = readOpened(award);
  if ('fault' in opened) return 'differs';
  const { award_level: level, prize, round } = opened.value;
  const isRight =
    isAsShown(promised) &&
    (await hashOf(promised, round.seed)) === promised.hash &&
    sectorOf(await ticketOf(round.seed, promised.round, key), promised) === level &&
    promised.sectors[level - 1]?.prize === prize;
  return isRight ? 'fits' : 'differs';
}

/** Whether the odds shown to the shopper are the ones that decide the draw. */
function isAsShown({ sectors }: Promised): boolean {
  const total = sectors.reduce((sum, { weight }) => sum + weight, 0);
  return (
    total === TICKETS &&
    sectors.every(({ odds, weight }) => odds === null || Math.abs(odds * TICKETS - weight) < 0.01)
  );
}

/** Hashes one line each, separated by line feeds, for the round, the seed, and each sector's odds and prize. */
async function hashOf({ round, sectors }: Promised, seed: string): Promise<string> {
  const lines = [
    `round ${round}`,
    `seed ${seed}`,
    ...sectors.map(({ weight, prize }) => `${weight} ${prize}`),
  ];
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(lines.join('\n'))));
  return hash.reduce((text, byte) => text + (byte + 256).toString(16).slice(1), '');
}

/** Computes the ticket from the first four bytes of HMAC-SHA256(seed, "round:key:attempt"), big-endian. */
async function ticketOf(seed: string, round: number, key: string): Promise<number> {
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
function sectorOf(ticket: number, { sectors }: Promised): number {
  let end = 0;
  return sectors.findIndex(({ weight }) => ticket < (end += weight)) + 1;
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
