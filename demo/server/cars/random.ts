/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** Returns a mulberry32 generator: the same numbers for the same seed on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a number from 0 to 2³² − 1 that depends on every character (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // FNV's low bits of short texts are too alike.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Returns a generator for one thing alone, so that what is drawn for it doesn't change with what is drawn for others. */
export const randomFor = (seed: number, thing: string): Random => seededRandom(hashOf(`${seed} ${thing}`));

/** Returns a whole number from `low` to `high`, inclusive. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** Returns a random item of a list. Throws a RangeError if the list is empty. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Cannot pick from an empty list');
  return item;
}

/** Returns all items in random order, by a Fisher–Yates shuffle. */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const left = [...items];
  const shuffled: T[] = [];
  while (left.length > 0) shuffled.push(...left.splice(between(random, 0, left.length - 1), 1));
  return shuffled;
}

/** Returns a random item, picked in proportion to its weight. Throws a RangeError if the list is empty. */
export function pickWeighted<T>(random: Random, items: readonly T[], weight: (item: T) => number): T {
  const total = items.reduce((sum, item) => sum + weight(item), 0);
  let left = random() * total;
  for (const item of items) {
    left -= weight(item);
    if (left < 0) return item;
  }
  return pick(random, items);
}
