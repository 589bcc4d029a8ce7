import { useEffect, useRef } from 'react';

/**
 * Loads a module when it is of use, and lets it work until the view goes.
 * @param load stays the same.
 * @param begin has it work, and returns what ends that.
 */
export function useModule<M>(
  isOfUse: boolean,
  load: () => Promise<M>,
  begin: (module: M) => () => void,
): void {
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    if (!isOfUse) return;
    let end: (() => void) | undefined;
    let isOver = false;
    load().then(
      (module) => {
        if (!isOver) end = latest.current(module);
      },
      () => {}, // told in the console; the view does without
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [isOfUse, load]);
}
