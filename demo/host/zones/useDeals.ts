import { useEffect, useRef, useState } from 'react';
import { loadDeals } from '../api/goods.js';
import type { Deals } from '../api/goods-replies.js';
import { type ClockReading, readClock, serverNow } from './serverClock.js';

/** A call that failed is not repeated sooner. */
const PAUSE = 5_000;

export interface TimedDeals {
  readonly deals: Deals;
  readonly clock: ClockReading;
}

/** Asks for the day's picks, and reads the clocks the moment that they are there. */
export async function loadTimedDeals() {
  const outcome = await loadDeals();
  if (outcome.status === 'failed') return outcome;
  return { status: 'ready', data: { deals: outcome.data, clock: readClock(outcome.data.now) } } as const;
}

/**
 * The day's picks, and how many milliseconds they last by the server's clock. At the end of the day come those of
 * the next; after a sleep of the device, the server is asked for the time.
 * @returns `days` counts how many times others came
 */
export function useDeals(first: TimedDeals): { deals: Deals; left: number; days: number } {
  const [current, setCurrent] = useState(first);
  const [days, setDays] = useState(0);
  const [left, setLeft] = useState(() => first.deals.ends_at - serverNow(first.clock).now);
  const asked = useRef(Number.NEGATIVE_INFINITY);
  const { deals, clock } = current;
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      if (performance.now() - asked.current < PAUSE) return;
      asked.current = performance.now();
      const found = await loadTimedDeals();
      if (!isWanted || found.status === 'failed') return;
      setCurrent(found.data);
      setLeft(found.data.deals.ends_at - serverNow(found.data.clock).now);
      if (found.data.deals.ends_at !== deals.ends_at) setDays((count) => count + 1);
    };
    const tick = () => {
      const { now, isSure } = serverNow(clock);
      setLeft(Math.max(0, deals.ends_at - now));
      if (!isSure || now >= deals.ends_at) void ask();
    };
    const timer = setInterval(tick, 1_000);
    // A page that comes back to the front may have slept, and its timers with it.
    const onShow = () => {
      if (document.visibilityState === 'visible') tick();
    };
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('pageshow', onShow);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('pageshow', onShow);
    };
  }, [deals, clock]);
  return { deals, left, days };
}
