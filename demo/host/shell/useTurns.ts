import { useLayoutEffect, useState } from 'react';
import { isTakingOver } from './takeover.js';

/**
 * Returns how many parts of something long to render: some right away, and as many more in each later task, so that
 * taps are answered in between. Parts stay once rendered, and what the server rendered is rendered all at once.
 */
export function useTurns(total: number, each: number): number {
  const [rendered, setRendered] = useState(() => (isTakingOver() ? total : each));
  useLayoutEffect(() => {
    if (rendered >= total) return;
    const timer = setTimeout(() => setRendered(rendered + each));
    return () => clearTimeout(timer);
  }, [rendered, total, each]);
  return Math.min(rendered, total);
}
