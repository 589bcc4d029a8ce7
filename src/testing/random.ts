/**
 * Returns a source of numbers from 0 to 1, the same ones for each seed: Mulberry32.
 * @param seed any whole number
 */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns 32 bytes as lowercase hexadecimal digits. */
export const randomSeed = (random: () => number): string =>
  Array.from({ length: 32 }, () =>
    Math.floor(random() * 256 + 256)
      .toString(16)
      .slice(1),
  ).join('');
