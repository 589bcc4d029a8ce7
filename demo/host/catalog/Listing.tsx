import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { RequestError } from '../../../dist/index.js';
import { fill, useSpeech } from '../messages/speech.js';
import { InTurn } from '../shell/InTurn.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { WithoutScripts } from '../shell/WithoutScripts.js';
import { catalogTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { changed, filtered } from './address.js';
import { Chips, FilterSheet } from './FilterSheet.js';
import type { ListFilters } from './facets.js';
import { Pages } from './Pages.js';

interface Page {
  list: unknown[];
  total: number;
  pageSize: number;
}

interface ListingProps<P extends Page> {
  /** The list's query. It keeps the previous list's data until the new list arrives. */
  query: UseQueryResult<P, RequestError>;
  page: number;
  filters: ListFilters;
  /** What else is in the sheet of filters, above them. */
  search?: ReactNode;
  sort: string;
  /** The available orders. The first is the list's default. */
  sorts: readonly { value: string; name: string }[];
  /** The parts of the address that couldn't be read. */
  ignored: readonly string[];
  loading: string;
  skeleton: ReactNode;
  countText: (total: number) => string;
  /** Shown above the list once it has loaded, such as how the search words were corrected. */
  note: (page: P) => ReactNode;
  empty: (page: P) => ReactNode;
  failure: (error: RequestError) => ReactNode;
  children: (list: P['list']) => ReactNode;
}

/** A list in each of its states, with its count, sort order, filters, and pages. */
export function Listing<P extends Page>(props: ListingProps<P>) {
  const { query, page, filters, sort, sorts, countText, children } = props;
  const { facets, chips, clear } = filters;
  // What failed the list may have failed its filters too.
  const refetch = () => {
    filters.retry();
    return query.refetch();
  };
  // A new address is a new list, so its skeleton shows right away.
  const found = query.isPlaceholderData ? undefined : query.data;
  return (
    <>
      <IgnoredNote ignored={props.ignored} />
      {/* Outside of the list, so that the select keeps the focus while a new order loads. */}
      <InTurn>
        <div className="row list-bar">
          <p role="status">{found ? countText(found.total) : query.isError ? '' : props.loading}</p>
          <div className="row bottom-bar list-tools">
            <FilterSheet facets={facets} active={chips.length} total={query.data?.total ?? null}>
              {props.search}
            </FilterSheet>
            <SortSelect sort={sort} sorts={sorts} />
          </div>
        </div>
      </InTurn>
      <Chips chips={chips} clear={clear} />
      <AsyncView query={{ ...query, data: found, refetch }} skeleton={props.skeleton} failure={props.failure}>
        {(found) =>
          found.total === 0 ? (
            props.empty(found)
          ) : (
            <>
              {props.note(found)}
              <OnePage page={page} last={Math.max(1, Math.ceil(found.total / found.pageSize))}>
                {children(found.list)}
              </OnePage>
            </>
          )
        }
      </AsyncView>
    </>
  );
}

/** Says which parts of an address were ignored because they couldn't be read. */
function IgnoredNote({ ignored }: { ignored: readonly string[] }) {
  const texts = catalogTexts.useTexts();
  if (ignored.length === 0) return null;
  const names: Readonly<Record<string, string>> = texts.names;
  // Both ends of a range have the same name.
  const parts = new Set(ignored.map((part) => names[part.replace(/_(min|max)$/, '')] ?? part));
  return (
    <p className="list-note" role="status">
      {fill(texts.ignored, { names: [...parts].join(', ') })}
    </p>
  );
}

/** Chooses the list's sort order. A new order starts on the first page. */
function SortSelect({ sort, sorts }: Pick<ListingProps<Page>, 'sort' | 'sorts'>) {
  const { list } = useSpeech().texts;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const to = (value: string) =>
    pathname + filtered(search, { sort: value === sorts[0]?.value ? null : value });
  return (
    <>
      <label className="sort">
        <span>{list.sort}</span>
        <select
          value={sort}
          onChange={({ target }) =>
            navigate(to(target.value), { state: KEEP_FOCUS, preventScrollReset: true })
          }
        >
          {sorts.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <WithoutScripts>
        <nav className="row" aria-label={list.sort}>
          {sorts.map(({ value, name }) => (
            <Link
              key={value}
              to={to(value)}
              aria-current={value === sort ? 'true' : undefined}
              rel="nofollow"
            >
              {name}
            </Link>
          ))}
        </nav>
      </WithoutScripts>
    </>
  );
}

function OnePage({ page, last, children }: { page: number; last: number; children: ReactNode }) {
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
