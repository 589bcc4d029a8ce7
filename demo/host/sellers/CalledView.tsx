import { type ReactNode, useState } from 'react';
import { useSpeech } from '../messages/context.js';
import type { Called } from './useCall.js';

interface CalledViewProps<T> {
  called: Called<T>;
  load: () => Promise<void>;
  loading: string;
  children: (data: T) => ReactNode;
}

/** A call's data, its skeleton until then, or a message with a way to try again. */
export function CalledView<T>({ called, load, loading, children }: CalledViewProps<T>) {
  const { problem } = useSpeech().texts;
  const [isBusy, setBusy] = useState(false);
  if (called.status === 'ready') return children(called.data);
  if (called.status === 'loading') {
    return (
      <div aria-busy="true">
        <p className="visually-hidden">{loading}</p>
        <span className="skeleton seller-skeleton" aria-hidden="true" />
      </div>
    );
  }
  const retry = async () => {
    setBusy(true);
    await load();
    setBusy(false);
  };
  return (
    <div className="notice" role="alert">
      <h2>{problem.failed}</h2>
      <p>{called.code > 0 ? called.message : problem.failedText}</p>
      <button type="button" className="button" disabled={isBusy} onClick={() => void retry()}>
        {problem.retry}
      </button>
    </div>
  );
}
