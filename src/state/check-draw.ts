import { hashOf, sectorOf, TICKETS, ticketOf } from '../api/fair-draw.js';
import { type Promised, readOpened } from '../api/prize-round.js';
import type { Award } from '../api/prizes.js';

/** The result of a check: whether the award is the one that was promised. */
export type DrawCheck = 'fits' | 'differs';

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
