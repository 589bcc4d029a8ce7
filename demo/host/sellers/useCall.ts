import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Outcome } from '../api/request.js';
import { useSpeech } from '../messages/context.js';
import { sellerIsGone } from './session.js';

export type Called<T> = { status: 'loading' } | { status: 'ready'; data: T } | Failure;

/**
 * Data of a signed-in seller. While they are loaded anew, those before stay on view; of several answers the latest
 * counts.
 * @param call asks for the data; another function asks for other data
 * @returns the data, and what loads them anew
 */
export function useCall<T>(call: () => Promise<Outcome<T>>): [Called<T>, () => Promise<void>] {
  const { lang } = useSpeech();
  const [called, setCalled] = useState<Called<T>>({ status: 'loading' });
  const latest = useRef(0);
  const load = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    const outcome = await call();
    if (mine !== latest.current) return;
    if (outcome.status === 'failed' && outcome.code === 401) return sellerIsGone();
    setCalled(outcome);
  }, [call, lang]);
  useEffect(() => {
    void load();
    return () => {
      latest.current += 1;
    };
  }, [load]);
  return [called, load];
}
