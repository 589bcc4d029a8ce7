import type { ReactNode } from 'react';
import { ApiError } from '../api/request.js';
import { useSpeech } from '../messages/speech.js';

/** What a query tells of itself; that of TanStack Query fits. */
interface AsyncData<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface AsyncViewProps<T> {
  query: AsyncData<T>;
  /** Stands in until the data are there. */
  skeleton: ReactNode;
  /** Whether a failure is a line rather than a box, as in a card. */
  small?: boolean;
  /** Draws a failure of its own kind; null leaves it to the usual message. */
  failure?: (error: ApiError) => ReactNode;
  children: (data: T) => ReactNode;
}

/** Draws a query: its skeleton, its data, or a failure with a way to try again. Data on view outlive a later failure. */
export function AsyncView<T>({ query, skeleton, small = false, failure, children }: AsyncViewProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <div aria-busy="true">{skeleton}</div>;
  const known = ApiError.of(error);
  return failure?.(known) ?? <Failed error={known} isBusy={isFetching} onRetry={refetch} small={small} />;
}

interface FailedProps {
  error: ApiError;
  isBusy: boolean;
  onRetry: () => unknown;
  small?: boolean;
}

/** Says that a call failed, in the server's words where it gave some, with a way to try again. */
export function Failed({ error, isBusy, onRetry, small = false }: FailedProps) {
  const { problem } = useSpeech().texts;
  return (
    <div className={small ? 'row own-failed' : 'card notice'} role="alert">
      {!small && <h2>{problem.failed}</h2>}
      <p>{(error.code > 0 && error.message) || (small ? problem.failed : problem.failedText)}</p>
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

/** What went wrong, in the server's words where it gave some; an empty text while nothing has. */
export function useFailureText(error: Error | null): string {
  const { problem } = useSpeech().texts;
  if (error === null) return '';
  const { code, message } = ApiError.of(error);
  return code > 0 ? message : problem.failedText;
}

interface FailureTextProps {
  error: Error | null;
  className: string;
  /** The element that says it; a `span` where a paragraph may not stand. */
  as?: 'p' | 'span';
}

/** What went wrong with a change that the shopper made; read out as it comes. */
export function FailureText({ error, className, as: Element = 'p' }: FailureTextProps) {
  const text = useFailureText(error);
  if (!text) return null;
  return (
    <Element className={className} role="alert">
      {text}
    </Element>
  );
}

interface ToldProps {
  /** Why the change failed; null while it has not. That of a mutation of TanStack Query fits. */
  error: Error | null;
  /** What was done; nothing until then. */
  children?: ReactNode;
  className?: string;
  /** Default `form-wrong`: a line, rather than a box. */
  failureClass?: string;
}

/** Tells how a change ended: what was done, or why it was not. Either is read out when it comes. */
export function Told({ error, children, className = 'told', failureClass = 'form-wrong' }: ToldProps) {
  return (
    <>
      <p className={className} role="status">
        {children}
      </p>
      <FailureText error={error} className={failureClass} />
    </>
  );
}
