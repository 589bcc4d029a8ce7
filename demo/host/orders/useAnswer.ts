import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../api/request.js';

type Answer<T> = { status: 'loading' } | Outcome<T>;

/**
 * What a call answers, asked when the component is drawn and whenever `key` changes; only the last answer counts. It
 * is asked where it is drawn, and not by the route: a guest who signs in on the page then finds it filled.
 * @param ask the call for the present key
 */
export function useAnswer<T>(key: string, ask: () => Promise<Outcome<T>>) {
  const [answer, setAnswer] = useState<Answer<T>>({ status: 'loading' });
  const turn = useRef(0);
  const asking = useRef(ask);
  asking.current = ask;
  const load = useCallback(async () => {
    const mine = ++turn.current;
    const outcome = await asking.current();
    if (turn.current === mine) setAnswer(outcome);
  }, []);
  useEffect(() => {
    void load();
    return () => {
      turn.current += 1;
    };
  }, [key, load]);
  return { answer, load, setAnswer };
}
