import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import type { Failure, Outcome } from '../api/request.js';
import { Loaded } from '../shell/Loaded.js';
import { changed } from './address.js';
import { Chips } from './Chips.js';
import { FilterSheet } from './FilterSheet.js';
import type { Chip, Facet } from './facets.js';
import { IgnoredNote } from './IgnoredNote.js';
import { Pages } from './Pages.js';
import { SortSelect } from './SortSelect.js';
import { useSettled } from './useSettled.js';

interface Page {
  list: unknown[];
  total: number;
  pageSize: number;
}

interface ListingProps<P extends Page> {
  outcome: Promise<Outcome<P>>;
  page: number;
  /** Null while they aren't known. */
  facets: readonly Facet[] | null;
  chips: readonly Chip[];
  /** The address without filters. */
  clear: string;
  sort: string;
  sorts: readonly { value: string; name: string }[];
  /** The parts of the address that could not be read. */
  ignored: readonly string[];
  loading: string;
  skeleton: ReactNode;
  countText: (total: number) => string;
  /** Above the list, once it is there; such as how the words were read. */
  note?: (page: P) => ReactNode;
  empty: (page: P) => ReactNode;
  /** Draws a failure of its own kind; null leaves it to the usual message. */
  failure: (failure: Failure) => ReactNode;
  children: (list: P['list']) => ReactNode;
}

/** A list in each of its states, with its count, order, filters and pages. */
export function Listing<P extends Page>(props: ListingProps<P>) {
  const { outcome, page, facets, chips, sort, sorts, countText, children } = props;
  const { pathname, search } = useLocation();
  const total = useSettled(outcome)?.total ?? null;
  // A new address is a new list: its skeleton shows at once.
  const key = pathname + search;
  return (
    <>
      <IgnoredNote ignored={props.ignored} />
      {/* Outside of the list, so that the focus stays in the select when a new order loads. */}
      <div className="list-bar">
        <p role="status">
          <Loaded key={key} outcome={outcome} skeleton={props.loading} failure={() => ''}>
            {(found) => countText(found.total)}
          </Loaded>
        </p>
        <FilterSheet facets={facets} active={chips.length} total={total} />
        <SortSelect sort={sort} sorts={sorts} />
      </div>
      <Chips chips={chips} clear={props.clear} />
      <Loaded key={`list ${key}`} outcome={outcome} skeleton={props.skeleton} failure={props.failure}>
        {(found) =>
          found.total === 0 ? (
            props.empty(found)
          ) : (
            <>
              {props.note?.(found)}
              <OnePage page={page} last={Math.max(1, Math.ceil(found.total / found.pageSize))}>
                {children(found.list)}
              </OnePage>
            </>
          )
        }
      </Loaded>
    </>
  );
}

function OnePage({ page, last, children }: { page: number; last: number; children: ReactNode }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  // An old link may lead beyond the end, after some were sold.
  if (page > last) return <Navigate replace to={pathname + changed(search, { page: String(last) })} />;
  return (
    <>
      {children}
      <Pages page={page} last={last} />
    </>
  );
}
