import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import type { CarPage } from '../api/replies.js';
import { CarGrid } from '../cars/CarGrid.js';
import { useSpeech } from '../messages/context.js';
import { changed, type ListQuery } from './listQuery.js';
import { Pages } from './Pages.js';

/** One page of the list, with the way to the others. */
export function CarList({ page, query }: { page: CarPage; query: ListQuery }) {
  const { texts } = useSpeech();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (page.total === 0) return <Notice title={texts.list.empty} text={texts.list.emptyText} />;
  const last = Math.max(1, Math.ceil(page.total / page.pageSize));
  // An old link may lead beyond the end, after cars were sold.
  if (query.page > last) return <Navigate replace to={pathname + changed(search, { page: String(last) })} />;
  return (
    <>
      <CarGrid cars={page.list} />
      <Pages page={query.page} last={last} />
    </>
  );
}

/** Says why there is no list, and leads to the whole stock. */
export function Notice({ title, text }: { title: string; text: string }) {
  const { list } = useSpeech().texts;
  return (
    <div className="notice" role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      <Link className="button" to="/categories">
        {list.showAll}
      </Link>
    </div>
  );
}
