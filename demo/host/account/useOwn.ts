import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Outcome } from '../api/request.js';
import { useSpeech } from '../messages/context.js';
import { useStorefront } from '../session/useStorefront.js';

/** What belongs to the signed-in shopper; nothing of it is asked for while nobody is. */
export type Own<T> = { status: 'loading' } | { status: 'ready'; data: T } | Failure;

interface Held<T> {
  readonly of: string;
  readonly own: Own<T>;
}

/**
 * Asks for what belongs to whoever is signed in, and again when another one is, or the page's language changes.
 * @param load the call
 * @param key what it is asked with, such as a page's number: another one is another question
 * @returns what is known; what asks anew, meanwhile the answer before stays on view; and what changes it in place
 */
export function useOwn<T>(
  load: () => Promise<Outcome<T>>,
  key: string | number = '',
): [Own<T>, () => Promise<void>, (change: (data: T) => T) => void] {
  const token = useStorefront(({ user, loginInfo }) => (user.info ? loginInfo.token : null));
  const { lang } = useSpeech();
  const of = `${token} ${key}`;
  const [held, setHeld] = useState<Held<T>>();
  const latest = useRef(0);
  const ask = useRef(load);
  ask.current = load;

  const reload = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    if (token === null) return;
    const outcome = await ask.current();
    if (mine === latest.current) setHeld({ of, own: outcome });
  }, [of, token, lang]);
  useEffect(() => {
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);

  const change = useCallback((next: (data: T) => T) => {
    setHeld((now) =>
      now?.own.status === 'ready' ? { ...now, own: { status: 'ready', data: next(now.own.data) } } : now,
    );
  }, []);
  return [held?.of === of ? held.own : { status: 'loading' }, reload, change];
}
