import type { ReactNode } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { fill, useI18n } from '../messages/i18n.js';
import { changed } from './address.js';

/** Returns the pages to offer: the first, the last, and those around the current one. A null marks a gap. */
function pagesAround(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((n, at) => (at > 0 && n - (shown[at - 1] ?? n) > 1 ? [null, n] : [n]));
}

export function Pages({ page, last }: { page: number; last: number }) {
  const { texts, numbers } = useI18n();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (last <= 1) return null;
  const to = (n: number) => pathname + changed(search, { page: n === 1 ? null : String(n) });
  return (
    <nav className="row pages" aria-label={texts.list.pages}>
      {page > 1 && (
        <Link rel="prev" to={to(page - 1)}>
          {texts.list.previous}
        </Link>
      )}
      <ul>
        {pagesAround(page, last).map((n, at) =>
          n === null ? (
            <li key={`gap ${String(at)}`}>…</li>
          ) : (
            <li key={n}>
              <Link
                to={to(n)}
                aria-current={n === page ? 'page' : undefined}
                aria-label={fill(texts.list.page, { n: numbers.count(n) })}
              >
                {numbers.count(n)}
              </Link>
            </li>
          ),
        )}
      </ul>
      {page < last && (
        <Link rel="next" to={to(page + 1)}>
          {texts.list.next}
        </Link>
      )}
    </nav>
  );
}

interface OnePageProps {
  page: number;
  last: number;
  children: ReactNode;
}

/** A page of a list with links to the others. Past the last page, it leads there. */
export function OnePage({ page, last, children }: OnePageProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  // An old link may lead past the last page, after some items were sold.
  if (page > last) return <Navigate replace to={pathname + changed(search, { page: String(last) })} />;
  return (
    <>
      {children}
      <Pages page={page} last={last} />
    </>
  );
}

/** Returns the page number in the address, such as 2 for `?page=2`. Anything invalid means the first page. */
export function usePageNumber(): number {
  const [search] = useSearchParams();
  return Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
}
