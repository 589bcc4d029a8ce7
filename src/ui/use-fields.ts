import { useState } from 'react';

/**
 * Returns state with several fields, and a function that changes some of them. Changing a field to the value that it has
 * doesn't render.
 */
export function useFields<T extends object>(initial: () => T): [T, (change: Partial<T>) => void] {
  const [fields, setFields] = useState(initial);
  const change = (changed: Partial<T>) =>
    setFields((before) =>
      (Object.keys(changed) as (keyof T)[]).every((name) => changed[name] === before[name])
        ? before
        : { ...before, ...changed },
    );
  return [fields, change];
}
