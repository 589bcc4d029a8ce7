import type { ReactNode } from 'react';
import { FailureText } from './AsyncView.js';

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
