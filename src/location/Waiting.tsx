import { type ReactNode, useContext } from 'react';
import { LocationText } from './messages.js';

interface Props {
  /** Loads the addresses again; null while they load. */
  readonly onRetry: (() => void) | null;
}

/** Shown in place of the saved addresses until they load, or if they could not be loaded. */
export function Waiting({ onRetry }: Props): ReactNode {
  const text = useContext(LocationText);
  return (
    <div className="waiting" aria-busy={!onRetry}>
      <p role="status">{onRetry ? text.failed : text.loading}</p>
      {onRetry && (
        <button type="button" part="button" className="quiet" onClick={onRetry}>
          {text.retry}
        </button>
      )}
    </div>
  );
}
