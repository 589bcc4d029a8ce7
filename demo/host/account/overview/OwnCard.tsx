import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../../shared/pages.js';
import { type ShopQuery, useOwnQuery } from '../../data/use-shop-query.js';
import { fill, useI18n } from '../../messages/i18n.js';
import { AsyncView } from '../../ui/AsyncView.js';
import { PageIcon } from '../pageIcons.js';
import type { Page } from '../pages.js';

interface OwnCardProps<T> {
  page: Page;
  title: string;
  more: string;
  wide?: boolean;
  query: ShopQuery<T>;
  /** The number of skeleton lines. Defaults to 3. */
  lines?: number;
  /** Whether the first line is a figure. */
  figure?: boolean;
  children: (data: T) => ReactNode;
}

/** A card of the overview, with a link to the page it's about. If it fails to load, the other cards still work. */
export function OwnCard<T>({ page, title, more, wide = false, query, children, ...look }: OwnCardProps<T>) {
  const { lines = 3, figure = false } = look;
  const id = useId();
  const { texts } = useI18n();
  const own = useOwnQuery(query);
  const skeleton = (
    <div className="stack account-card-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={String(line)} className={figure && line === 0 ? 'skeleton account-figure' : 'skeleton'} />
      ))}
    </div>
  );
  return (
    <section className="card stack panel account-card" data-wide={wide} aria-labelledby={id}>
      <header>
        <PageIcon page={page} size={22} />
        <h2 id={id}>{title}</h2>
        <Link
          className="tall-link"
          to={pathTo(page)}
          aria-label={fill(texts.labeled, { label: more, value: title })}
        >
          {more}
        </Link>
      </header>
      <AsyncView query={own} small skeleton={skeleton}>
        {children}
      </AsyncView>
    </section>
  );
}
