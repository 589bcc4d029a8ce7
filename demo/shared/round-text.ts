/** What the hash of a round covers of a sector. */
export interface PromisedSector {
  /** In 10,000ths. */
  readonly odds: number;
  /** Such as "points 100"; it has no line break. */
  readonly prize: string;
}

/**
 * The text whose SHA-256, of its UTF-8 bytes, is a round's hash. A line each: `round` and its number, `seed` and its 64
 * hex digits in lower case, then the sectors in their order, each its odds and its prize. The lines are parted by one
 * line feed (byte 0x0A); there is none at the end.
 */
export function roundText(round: number, seed: string, sectors: readonly PromisedSector[]): string {
  return [`round ${round}`, `seed ${seed}`, ...sectors.map(({ odds, prize }) => `${odds} ${prize}`)].join(
    '\n',
  );
}
