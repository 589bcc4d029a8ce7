import { useState } from 'react';

/** Returns an object with some fields changed: the same object if that changes nothing. */
export const merge = <T extends object>(before: T, changed: Partial<T>): T =>
  (Object.keys(changed) as (keyof T)[]).every((name) => changed[name] === before[name])
    ? before
    : { ...before, ...changed };

/**
 * Returns state with several fields, and a function that changes some of them. Changing a field to the value that it has
 * doesn't render.
 */
export function usePartialState<T extends object>(initial: () => T): [T, (change: Partial<T>) => void] {
  const [state, setState] = useState(initial);
  return [state, (changed) => setState((before) => merge(before, changed))];
}
