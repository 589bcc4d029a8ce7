import { type ReactNode, useContext } from 'react';
import { LocationText } from './messages.js';

interface Props {
  /** Loads once more; null while it loads. */
  readonly onRetry: (() => void) | null;
}

/** What stands in the place of the saved addresses until they are there, or when they could not be loaded. */
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
