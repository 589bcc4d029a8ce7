import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface NoticeProps {
  title: string;
  text?: string;
  /** Where the button leads, and its label. */
  to?: string;
  link?: string;
  level?: 'h2' | 'h3';
  /** With `status`, screen readers announce the notice when it appears. */
  role?: 'status';
  className?: string;
  /** Shown above the title. */
  icon?: ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/** A box that says why there's nothing else to see, and what to do. */
export function Notice({ title, text, to, link, level: Heading = 'h2', role, icon, ...more }: NoticeProps) {
  const { className = '', children } = more;
  return (
    <div className={`card notice ${className}`.trimEnd()} role={role}>
      {icon}
      <Heading>{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {children}
      {to !== undefined && (
        <Link className="button" to={to}>
          {link}
        </Link>
      )}
    </div>
  );
}
