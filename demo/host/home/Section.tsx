import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  /** The way to more of it. */
  more: { text: string; to: string };
  children: ReactNode;
}

/** A part of the home page, with its heading and the way to more. */
export function Section({ id, title, lead, more, children }: SectionProps) {
  return (
    <section className="page-width section" aria-labelledby={id}>
      <div className="section-head">
        <div>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
        <Link className="more-link" to={more.to}>
          {more.text}
        </Link>
      </div>
      {children}
    </section>
  );
}
