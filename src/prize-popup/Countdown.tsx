import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { startCountdown } from '../state/gifts.js';
import type { PrizePopupMessages } from './messages.js';

interface Props {
  readonly text: PrizePopupMessages;
  /** See `startCountdown`. */
  readonly endTime: number;
}

/** The time left to claim the gift. It is a timer, so screen readers read it on request and not every second. */
export function Countdown({ text, endTime }: Props): ReactNode {
  const id = useId();
  const read = useRef<() => number>(undefined);
  const [left, setLeft] = useState<number | null>(null);
  // Starting the countdown writes to storage, so it happens in an effect. The render before it is never seen.
  useLayoutEffect(() => {
    read.current = startCountdown(endTime);
    setLeft(read.current());
    // A tab that was asleep shows the right time as soon as it wakes up.
    const update = () => setLeft(read.current?.() ?? null);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [endTime]);
  useEffect(() => {
    if (left === null) return;
    // Fires when the current second is over, however late it was rendered.
    const timer = setTimeout(() => setLeft(read.current?.() ?? null), ((left - 1) % 1000) + 1);
    return () => clearTimeout(timer);
  }, [left]);

  const seconds = Math.ceil((left ?? 0) / 1000);
  const parts = [
    [text.hours, Math.floor(seconds / 3600)],
    [text.minutes, Math.floor(seconds / 60) % 60],
    [text.seconds, seconds % 60],
  ] as const;
  return (
    <div className="countdown">
      <p id={id} key={text.expires}>
        {text.expires}
      </p>
      <div role="timer" aria-labelledby={id} part="countdown" dir="ltr">
        {parts.map(([unit, count]) => (
          <span key={unit} part="unit" className="unit">
            <b key={count} translate="no">
              {String(count).padStart(2, '0')}
            </b>{' '}
            <span>{unit}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
