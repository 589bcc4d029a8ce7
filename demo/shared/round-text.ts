/** The parts of a sector that a round's hash covers. */
export interface PromisedSector {
  /** In 10,000ths. */
  readonly odds: number;
  /** Such as "points 100", without line breaks. */
  readonly prize: string;
}

/**
 * Returns the text whose UTF-8 bytes have a round's hash as their SHA-256. It has one line each for `round` and its ID,
 * `seed` and its 64 lowercase hex digits, and then, in order, each sector's odds and prize. Lines are separated by one
 * line feed (byte 0x0A), with none at the end.
 */
export function roundText(round: number, seed: string, sectors: readonly PromisedSector[]): string {
  return [`round ${round}`, `seed ${seed}`, ...sectors.map(({ odds, prize }) => `${odds} ${prize}`)].join(
    '\n',
  );
}
