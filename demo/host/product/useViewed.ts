import { useEffect, useState } from 'react';
import { loadSome, loadViewed, recordView } from '../api/goods.js';
import type { Mixed } from '../api/goods-replies.js';
import { useStorefront } from '../session/useStorefront.js';

const KEY = 'recentlyViewed';

/** Of a guest, so many are kept in the browser. */
const KEPT = 13;
const SHOWN = 12;

function kept(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string' && /^\d{1,9}$/.test(id)) : [];
  } catch {
    // Storage may be denied, or hold something else.
    return [];
  }
}

function keep(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...kept().filter((each) => each !== id)].slice(0, KEPT)));
  } catch {
    // Without storage, a guest has no history.
  }
}

/**
 * Remembers a look, for the signed-in shopper on the server and for a guest in the browser.
 * @returns what was looked at before, newest first; empty until it is known, and when it can't be
 */
export function useViewed(id: string): Mixed {
  const token = useStorefront(({ user, loginInfo }) => (user.info ? loginInfo.token : null));
  const [viewed, setViewed] = useState<Mixed>([]);
  useEffect(() => {
    let isWanted = true;
    const others = kept().filter((each) => each !== id);
    const load = async () => {
      const before =
        token === null ? (others.length > 0 ? await loadSome(others) : null) : await loadViewed();
      // Only now: it would be the newest of what it asks for.
      if (token === null) keep(id);
      else void recordView(id);
      if (!isWanted || before?.status !== 'ready') return;
      setViewed(before.data.filter((one) => String(one.goods_id) !== id).slice(0, SHOWN));
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [id, token]);
  return viewed;
}
