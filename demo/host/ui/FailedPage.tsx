import { useRevalidator } from 'react-router';
import type { RequestError } from '../../../dist/index.js';
import { NotFound } from '../shell/NotFound.js';
import { Failed } from './AsyncView.js';

/** Returns whether the address leads to nothing. A malformed address does too. */
export const isOfNothing = ({ code }: RequestError): boolean => code === 404 || code === 400;

/** Shown instead of a page whose loader failed. Trying again runs the loader again. */
export function FailedPage({ error }: { error: RequestError }) {
  const { revalidate, state } = useRevalidator();
  if (isOfNothing(error)) return <NotFound />;
  return (
    <div className="page-width product-failed">
      <Failed error={error} isBusy={state === 'loading'} onRetry={revalidate} />
    </div>
  );
}
