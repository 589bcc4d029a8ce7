import type { OneAtATime } from './database.js';

/** Runs work with the same key one at a time, within this process only. */
export function oneAtATime(): OneAtATime {
  const ends = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const result = (ends.get(key) ?? Promise.resolve()).then(work);
    const end: Promise<unknown> = result
      .catch(() => {})
      .then(() => {
        if (ends.get(key) === end) ends.delete(key);
      });
    ends.set(key, end);
    return result;
  };
}
