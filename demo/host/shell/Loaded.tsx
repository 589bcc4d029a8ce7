import { type ReactNode, Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import type { Failure, Outcome } from '../api/request.js';
import { useSpeech } from '../messages/context.js';

interface LoadedProps<T> {
  outcome: Promise<Outcome<T>>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
  /** Draws a failure of its own kind; null leaves it to the usual message. */
  failure?: (failure: Failure) => ReactNode;
}

/** Draws a call's data, its skeleton until then, or a message with a way to try again. */
export function Loaded<T>({ outcome, skeleton, children, failure }: LoadedProps<T>) {
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={outcome}>
        {(ended) =>
          ended.status === 'ready' ? children(ended.data) : (failure?.(ended) ?? <Failed failure={ended} />)
        }
      </Await>
    </Suspense>
  );
}

/** Says that a call failed, with a way to try again. */
export function Failed({ failure }: { failure: Failure }) {
  const { problem } = useSpeech().texts;
  const { revalidate, state } = useRevalidator();
  return (
    <div className="notice" role="alert">
      <h2>{problem.failed}</h2>
      <p>{(failure.code > 0 && failure.message) || problem.failedText}</p>
      <button type="button" className="button" disabled={state === 'loading'} onClick={() => revalidate()}>
        {problem.retry}
      </button>
    </div>
  );
}
