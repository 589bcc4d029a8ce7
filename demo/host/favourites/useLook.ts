import { useCallback, useEffect, useRef, useState } from 'react';
import type { Own } from '../account/useOwn.js';
import type { Outcome } from '../api/request.js';
import { useSpeech } from '../messages/context.js';

/** What was saved of these numbers, or why it could not be told. */
export type Look<T> = Own<{ ids: readonly number[]; list: T }>;

/**
 * Describes what is saved. It keeps describing the numbers that it began with: what is taken back stays on view, so
 * that a slip can be undone.
 * @param ids undefined until they are known
 * @param place another place, such as another page of the list, begins anew
 */
export function useLook<T>(
  ids: readonly number[] | undefined,
  place: string,
  load: (ids: readonly number[]) => Promise<Outcome<T>>,
): [Look<T>, () => Promise<void>] {
  const { lang } = useSpeech();
  const [look, setLook] = useState<{ of: string; look: Look<T> }>();
  const latest = useRef(0);
  const wanted = useRef(ids);
  wanted.current = ids;
  const isKnown = ids !== undefined;
  const of = `${place} ${lang}`;

  const reload = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    const now = wanted.current;
    if (!isKnown || !now) return;
    const outcome: Outcome<T> | null = await load(now);
    if (mine !== latest.current) return;
    const look: Look<T> =
      outcome.status === 'ready' ? { status: 'ready', data: { ids: now, list: outcome.data } } : outcome;
    setLook({ of, look });
  }, [of, isKnown, load]);
  useEffect(() => {
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);
  return [look?.of === of ? look.look : { status: 'loading' }, reload];
}
