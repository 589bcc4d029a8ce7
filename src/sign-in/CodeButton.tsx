import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { fill } from '../i18n/text.js';
import { sendCode } from '../state/account.js';
import { useStore } from '../state/use-store.js';
import { useLatest } from '../ui/use-latest.js';
import type { CodeProps } from './form.js';
import { SignInMessagesContext } from './messages.js';

/** Returns the seconds until a moment in epoch milliseconds, or 0 once it has passed. Rerenders as they go by. */
function useSecondsUntil(moment: number): number {
  const [, setTick] = useState({});
  const seconds = Math.min(60, Math.max(0, Math.ceil((moment - Date.now()) / 1000))); // the clock may be set back
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const update = () => setTick({});
    const timer = setInterval(update, 250);
    // A tab that was suspended shows the right number as soon as it's visible again.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [isOver]);
  return seconds;
}

/**
 * The button that sends a verification code. It then counts down by the clock until another can be sent, hidden from
 * screen readers so that they don't announce every second (spec section 4).
 */
export function CodeButton({ purpose, readEmail, onSent }: CodeProps): ReactNode {
  const { reportFailure } = useWidget();
  const text = useContext(SignInMessagesContext);
  const wait = useStore((state) => state.bigdata.codeWaits?.[purpose] ?? 0);
  const seconds = useSecondsUntil(wait);
  const { run, isBusy } = useLatest();
  const [isSent, setSent] = useState(false);

  const send = async () => {
    const email = !isBusy && !seconds && readEmail();
    if (!email) return;
    setSent(false);
    const outcome = await run((end) => sendCode(purpose, email, end));
    if (outcome?.status === 'done') {
      setSent(true);
      onSent(outcome.value);
    } else if (outcome) void reportFailure(outcome);
  };

  return (
    <>
      <button
        type="button"
        part="code"
        className="sf-quiet"
        aria-disabled={isBusy || seconds ? true : undefined}
        onClick={send}
      >
        <span key={text.getCode} className={seconds ? 'sf-unseen' : undefined}>
          {text.getCode}
        </span>
        {seconds > 0 && (
          <span aria-hidden="true" translate="no">
            {fill(text.codeAgain, { seconds })}
          </span>
        )}
      </button>
      <span className="sf-hint" role="status">
        {isSent && <span key={text.codeSent}>{text.codeSent}</span>}
      </span>
    </>
  );
}
