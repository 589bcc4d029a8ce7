import { useCallback, useEffect, useRef, useState } from 'react';
import { loadPrizeInfo, type PrizeInfo } from '../api/prizes.js';
import type { Failure } from '../api/request.js';
import { useSpeech } from '../messages/context.js';
import { useStorefront } from '../session/useStorefront.js';

/** The wheel's odds and the shopper's spins; a guest has the odds alone. */
export type Info = { status: 'loading' } | { status: 'ready'; data: PrizeInfo } | Failure;

/**
 * Asks for the wheel's odds and the shopper's spins, and again when another one signs in, or the language changes.
 * @returns what is known, and what asks anew; meanwhile the answer before stays on view
 */
export function usePrizeInfo(): [Info, () => Promise<void>] {
  const token = useStorefront(({ loginInfo }) => loginInfo.token);
  const { lang } = useSpeech();
  const of = `${token} ${lang}`;
  const [held, setHeld] = useState<{ of: string; info: Info }>();
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    const info = await loadPrizeInfo();
    if (mine === latest.current) setHeld({ of, info });
  }, [of]);
  useEffect(() => {
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);

  return [held?.of === of ? held.info : { status: 'loading' }, reload];
}
