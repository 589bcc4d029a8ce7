import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './shelf.css';

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  /** The link to more of it. */
  more: { text: string; to: string };
  children: ReactNode;
}

/** A section of the home page, with its heading and a link to more. */
export function Section({ id, title, lead, more, children }: SectionProps) {
  return (
    <section className="page-width section shelf" aria-labelledby={id}>
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
