import { type ReactNode, useState } from 'react';
import { useSpeech } from '../messages/context.js';
import type { Own } from './useOwn.js';

interface OwnViewProps<T> {
  own: Own<T>;
  /** Asks anew after a failure. */
  reload: () => Promise<void>;
  skeleton: ReactNode;
  /** Whether a failure is a line rather than a box, as in a card. */
  small?: boolean;
  children: (data: T) => ReactNode;
}

/** Draws what belongs to the shopper: its skeleton, the data, or a failure with a way to try again. */
export function OwnView<T>({ own, reload, skeleton, small = false, children }: OwnViewProps<T>) {
  const { problem } = useSpeech().texts;
  const [isBusy, setBusy] = useState(false);
  if (own.status === 'loading') return <div aria-busy="true">{skeleton}</div>;
  if (own.status === 'ready') return children(own.data);
  const retry = async () => {
    setBusy(true);
    await reload();
    setBusy(false);
  };
  return (
    <div className={small ? 'own-failed' : 'notice'} role="alert">
      {!small && <h2>{problem.failed}</h2>}
      <p>{(own.code > 0 && own.message) || (small ? problem.failed : problem.failedText)}</p>
      <button
        type="button"
        className={small ? 'link-button' : 'button'}
        disabled={isBusy}
        onClick={() => void retry()}
      >
        {problem.retry}
      </button>
    </div>
  );
}
