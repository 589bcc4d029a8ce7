import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface NoticeProps {
  title: string;
  text?: string;
  /** The way on, and what its button says. */
  to?: string;
  link?: string;
  level?: 'h2' | 'h3';
  /** A status is read out when it comes. */
  role?: 'status';
  className?: string;
  /** Above the title. */
  icon?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

/** Says in a box why there is nothing else to see, and what to do. */
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
