/** Above this many keys, those whose time is over are forgotten. */
const MAX_KEYS = 10_000;

/** So many attempts in so long a time. */
export interface Limit {
  readonly attempts: number;
  readonly perMs: number;
}

interface Window {
  attempts: number;
  readonly endsAt: number;
}

/** Counts the attempts of each key; its time begins with the first one. */
export interface AttemptCounter {
  /** Counts an attempt; false when it is one too many. */
  readonly take: (key: string) => boolean;
  /** An attempt that turned out well does not count. */
  readonly giveBack: (key: string) => void;
  /** Forgets the attempts of a key. */
  readonly forget: (key: string) => void;
}

/**
 * The counts are this process's own: behind several processes, a limit of the proxy before them is what holds.
 * @param now milliseconds; a clock that never goes back
 */
export function countAttempts({ attempts, perMs }: Limit, now: () => number): AttemptCounter {
  const windows = new Map<string, Window>();
  return {
    take(key) {
      const time = now();
      if (windows.size > MAX_KEYS) {
        for (const [each, { endsAt }] of windows) if (endsAt <= time) windows.delete(each);
      }
      const known = windows.get(key);
      const window = known && known.endsAt > time ? known : { attempts: 0, endsAt: time + perMs };
      window.attempts += 1;
      windows.set(key, window);
      return window.attempts <= attempts;
    },
    giveBack(key) {
      const window = windows.get(key);
      if (window !== undefined) window.attempts -= 1;
    },
    forget: (key) => windows.delete(key),
  };
}
