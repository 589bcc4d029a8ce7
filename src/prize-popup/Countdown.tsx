import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { startCountdown } from '../state/gift-countdown.js';
import type { PrizePopupMessages } from './messages.js';

interface Props {
  readonly text: PrizePopupMessages;
  /** See `startCountdown`. */
  readonly endTime: number;
}

/** How long the gift can be had: a timer, which screen readers tell when they are asked, and not every second. */
export function Countdown({ text, endTime }: Props): ReactNode {
  const id = useId();
  const read = useRef<() => number>(undefined);
  const [left, setLeft] = useState<number | null>(null);
  // It is stored when it begins. Nobody sees the drawing before that.
  useLayoutEffect(() => {
    read.current = startCountdown(endTime);
    setLeft(read.current());
    // A tab that was put to sleep is right at once when it comes back.
    const draw = () => setLeft(read.current?.() ?? null);
    document.addEventListener('visibilitychange', draw);
    return () => document.removeEventListener('visibilitychange', draw);
  }, [endTime]);
  useEffect(() => {
    if (left === null) return;
    // The next second begins when this one is over, however late this one was drawn.
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
