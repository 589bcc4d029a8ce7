/** Runs work after all earlier work with the same key in this process. Other keys don't wait. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>;

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
