import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useI18n } from '../messages/i18n.js';
import './shelf.css';

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  /** The link to more of it, which shows a shorter text on phones. */
  more: { text: string; to: string };
  children: ReactNode;
}

/** A section of the home page, with its heading and a link to more. */
export function Section({ id, title, lead, more, children }: SectionProps) {
  const { home } = useI18n().texts;
  return (
    <section className="page-width section shelf" aria-labelledby={id}>
      <div className="section-head">
        <div>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
        <Link className="more-link" to={more.to}>
          <span className="more-name">{more.text}</span>
          <span className="more-short" aria-hidden="true">
            {home.all}
          </span>
        </Link>
      </div>
      {children}
    </section>
  );
}
