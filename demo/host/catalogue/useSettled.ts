import { useEffect, useState } from 'react';
import type { Outcome } from '../api/request.js';

/** The data of the call that ended last; while another is under way, that of the one before. Null at first. */
export function useSettled<T>(outcome: Promise<Outcome<T>>): T | null {
  const [data, setData] = useState<T | null>(null);
  useEffect(() => {
    let isWanted = true;
    void outcome.then((ended) => {
      if (isWanted && ended.status === 'ready') setData(ended.data);
    });
    return () => {
      isWanted = false;
    };
  }, [outcome]);
  return data;
}
