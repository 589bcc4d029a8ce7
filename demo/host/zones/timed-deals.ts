import { useEffect, useRef, useState } from 'react';
import type { Deals } from '../../shared/replies/goods.js';
import { dealsQuery } from '../api/goods.js';
import { refetchQuery, type ShopQuery } from '../data/use-shop-query.js';
import { type ClockReading, readClock, serverNow } from './serverClock.js';

/** The minimum time between requests to the server, in milliseconds. */
const PAUSE = 5_000;

/** The day's picks, and the clocks at the moment when they arrived. */
export interface TimedDeals {
  readonly deals: Deals;
  readonly clock: ClockReading;
}

export const timedDealsQuery: ShopQuery<TimedDeals> = {
  queryKey: ['timed deals'],
  queryFn: async () => {
    const deals = await dealsQuery.queryFn();
    return { deals, clock: readClock(deals.now) };
  },
};

/**
 * Returns how many milliseconds the day's picks are still valid, by the server's clock. At the end of the day, loads
 * the next day's. After the device slept, asks the server for the time.
 * @returns `isNewDay` when other picks have come since the page was opened
 */
export function useTimeLeft({ deals, clock }: TimedDeals): { left: number; isNewDay: boolean } {
  const { ends_at } = deals;
  const [first] = useState(ends_at);
  const [left, setLeft] = useState(() => ends_at - serverNow(clock).now);
  const requestedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const tick = () => {
      const { now, isSure } = serverNow(clock);
      setLeft(Math.max(0, ends_at - now));
      if (isSure && now < ends_at) return;
      if (performance.now() - requestedAt.current < PAUSE) return;
      requestedAt.current = performance.now();
      void refetchQuery(timedDealsQuery);
    };
    tick();
    const timer = setInterval(tick, 1_000);
    // A page that returns to the foreground may have slept, and its timers with it.
    const onShow = () => {
      if (document.visibilityState === 'visible') tick();
    };
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('pageshow', onShow);
    };
  }, [ends_at, clock]);
  return { left, isNewDay: ends_at !== first };
}
