import type { ReactNode } from 'react';
import { RequestError } from '../../../dist/index.js';
import { useI18n } from '../messages/i18n.js';

/** The state of a query. TanStack Query's results fit. */
interface AsyncData<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface AsyncViewProps<T> {
  query: AsyncData<T>;
  /** Shown until the data is there. */
  skeleton: ReactNode;
  /** Whether to show a failure as a line rather than a box, as in a card. */
  small?: boolean;
  /** Renders special failures. Returns null to leave a failure to the usual message. */
  failure?: (error: RequestError) => ReactNode;
  children: (data: T) => ReactNode;
}

/** Renders a query: its skeleton, its data, or a failure with a retry button. A later failure doesn't hide the data. */
export function AsyncView<T>({ query, skeleton, small = false, failure, children }: AsyncViewProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <div aria-busy="true">{skeleton}</div>;
  const requestError = RequestError.of(error);
  return (
    failure?.(requestError) ?? (
      <Failed error={requestError} isBusy={isFetching} onRetry={refetch} small={small} />
    )
  );
}

interface FailedProps {
  error: RequestError;
  isBusy: boolean;
  onRetry: () => unknown;
  small?: boolean;
}

/** Says that a call failed, in the server's words if there are any, with a retry button. */
export function Failed({ error, isBusy, onRetry, small = false }: FailedProps) {
  const { problem } = useI18n().texts;
  return (
    <div className={small ? 'row own-failed' : 'card notice'} role="alert">
      {!small && <h2>{problem.failed}</h2>}
      <p>{error.serverMessage || (small ? problem.failed : problem.failedText)}</p>
      <button
        type="button"
        className={small ? 'link-button' : 'button'}
        disabled={isBusy}
        onClick={() => void onRetry()}
      >
        {problem.retry}
      </button>
    </div>
  );
}

/** Returns what went wrong, in the server's words if there are any. Returns an empty string if nothing did. */
export function useFailureText(error: Error | null): string {
  const { problem } = useI18n().texts;
  if (error === null) return '';
  return RequestError.of(error).serverMessage || problem.failedText;
}

interface FailureTextProps {
  error: Error | null;
  className: string;
  /** The element for the text: a `span` where a paragraph isn't allowed. */
  as?: 'p' | 'span';
}

/** Says what went wrong with the shopper's change. Screen readers announce it. */
export function FailureText({ error, className, as: Element = 'p' }: FailureTextProps) {
  const text = useFailureText(error);
  if (!text) return null;
  return (
    <Element className={className} role="alert">
      {text}
    </Element>
  );
}

interface StatusMessageProps {
  /** Why the change failed, or null. The error of a TanStack Query mutation fits. */
  error: Error | null;
  /** What was done. Empty until then. */
  children?: ReactNode;
  className?: string;
  /** Defaults to `form-wrong`: a line rather than a box. */
  failureClass?: string;
}

/** Says how a change ended: what was done, or why it wasn't. Screen readers announce either. */
export function StatusMessage({
  error,
  children,
  className = 'status-message',
  failureClass = 'form-wrong',
}: StatusMessageProps) {
  return (
    <>
      <p className={className} role="status">
        {children}
      </p>
      <FailureText error={error} className={failureClass} />
    </>
  );
}
