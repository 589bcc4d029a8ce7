import { useState } from 'react';
import type { Failure } from '../api/request.js';
import { useSpeech } from '../messages/context.js';

/** A call that went wrong, in the server's words where it gave some, with a way to try again. */
export function FailedCall({ failure, onRetry }: { failure: Failure; onRetry: () => Promise<void> }) {
  const { problem } = useSpeech().texts;
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <div className="notice" role="alert">
      <h2>{problem.failed}</h2>
      <p>{(failure.code > 0 && failure.message) || problem.failedText}</p>
      <button type="button" className="button" disabled={isBusy} onClick={() => void retry()}>
        {problem.retry}
      </button>
    </div>
  );
}
