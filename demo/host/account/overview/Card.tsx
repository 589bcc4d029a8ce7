import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { PageIcon } from '../pageIcons.js';
import { PAGES } from '../pages.js';

interface CardProps {
  page: keyof typeof PAGES;
  title: string;
  /** What the link to the page says. */
  more: string;
  wide?: boolean;
  children: ReactNode;
}

/** A part of the overview, with the way to the page that it is about. */
export function Card({ page, title, more, wide = false, children }: CardProps) {
  const id = useId();
  return (
    <section className="account-card" data-wide={wide} aria-labelledby={id}>
      <header>
        <PageIcon page={page} size={22} />
        <h2 id={id}>{title}</h2>
        <Link to={PAGES[page]} aria-label={`${more}: ${title}`}>
          {more}
        </Link>
      </header>
      {children}
    </section>
  );
}

/** Lines in the place of what is still on its way. */
export const CardSkeleton = ({ lines = 2 }: { lines?: number }) => (
  <div className="account-card-lines" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={String(line)} className="skeleton" />
    ))}
  </div>
);
