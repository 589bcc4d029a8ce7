import { useLayoutEffect, useState } from 'react';
import { isTakingOver } from './takeover.js';

/**
 * How many parts of something long are drawn by now: some at once, and as many more in each task after it, between which
 * a tap is answered. What was drawn once stays, and what the server drew was drawn at once.
 */
export function useTurns(total: number, each: number): number {
  const [drawn, setDrawn] = useState(() => (isTakingOver() ? total : each));
  useLayoutEffect(() => {
    if (drawn >= total) return;
    const timer = setTimeout(() => setDrawn(drawn + each));
    return () => clearTimeout(timer);
  }, [drawn, total, each]);
  return Math.min(drawn, total);
}
