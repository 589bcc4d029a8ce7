import type { ReactNode } from 'react';
import type { CountsOf, ListFields, SortOf } from '../../shared/lists.js';
import { prefetch, useShopQuery } from '../data/use-shop-query.js';
import { CardBlanks, CardGrid } from '../goods/CardGrid.js';
import { fill, useI18n } from '../messages/i18n.js';
import { useIsWide } from '../shell/useIsWide.js';
import { catalogTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Notice } from '../ui/Notice.js';
import { Corrected, EmptySearch } from './EmptySearch.js';
import { Chips, FilterSheet } from './FilterSheet.js';
import { SideFilters } from './Filters.js';
import { titlesOf } from './facets.js';
import type { ListKind, ShownList } from './kind.js';
import { filterOf, searchOf } from './list.js';
import { OnePage } from './Pages.js';
import { SortSelect } from './SortSelect.js';
import { type ListFilters, useListFilters } from './useListFilters.js';
import './catalog.css';

const NOT_FOUND = 404;

type Item = { readonly goods_id: number | string };

/** Prefetches a list and its filters, as the loader of its page does. */
export function prefetchList<F extends ListFields, I extends Item, C extends CountsOf<F>>(
  { pageQuery, countsQuery }: ListKind<F, I, C>,
  { list, fixed }: ShownList<F>,
): void {
  prefetch(pageQuery(searchOf(list, fixed)));
  prefetch(countsQuery(filterOf(list, fixed)));
}

interface ListingProps<F extends ListFields, I extends Item, C extends CountsOf<F>> extends ShownList<F> {
  kind: ListKind<F, I, C>;
  /** The list's heading, for those who can't see where it starts, or the id of a heading above it. */
  label: string | { id: string };
  /** The list's own sort order. Defaults to the first of its kind. */
  sort?: SortOf<F>;
  /** A search above the filters. */
  search?: ReactNode;
  /** Whether the shop has what the list is of, even if the list can't be found. Defaults to false. */
  isInCatalog?: boolean;
}

/** A list with its filters beside it, or in a sheet on a narrow page. */
export function Listing<F extends ListFields, I extends Item, C extends CountsOf<F>>(
  props: ListingProps<F, I, C>,
) {
  const { kind, label, search } = props;
  const i18n = useI18n();
  const texts = catalogTexts.useTexts();
  const filters = useListFilters(kind, props);
  const isWide = useIsWide();
  const side = <SideFilters facets={filters.facets} isWide={isWide} />;
  return (
    <>
      {isWide ? (
        <aside
          className={search ? 'stack-large sidebar' : 'stack-large sidebar sidebar-goods'}
          aria-label={kind.textsOf(i18n, texts, filters.clear).side}
        >
          {search}
          {side}
        </aside>
      ) : (
        side
      )}
      <section className="catalog-list" aria-labelledby={typeof label === 'string' ? kind.id : label.id}>
        {typeof label === 'string' && (
          <h2 className="visually-hidden" id={kind.id}>
            {label}
          </h2>
        )}
        <Items {...props} filters={filters} search={isWide ? null : search} />
      </section>
    </>
  );
}

/** The list itself in each of its states, with its count, sort order, filters, and pages. */
function Items<F extends ListFields, I extends Item, C extends CountsOf<F>>(
  props: ListingProps<F, I, C> & { filters: ListFilters },
) {
  const { kind, list, fixed, filters, search, isInCatalog = false } = props;
  const i18n = useI18n();
  const names = kind.textsOf(i18n, catalogTexts.useTexts(), filters.clear);
  const query = useShopQuery(kind.pageQuery(searchOf(list, fixed)), { isKept: true });
  const { facets, chips, clear } = filters;
  // What failed the list may have failed its filters too.
  const refetch = () => {
    filters.retry();
    return query.refetch();
  };
  // A new address is a new list, so its skeleton shows right away.
  const found = query.isPlaceholderData ? undefined : query.data;
  const isFiltered = chips.some(({ filter }) => !kind.scope.some((name) => name === filter));
  const none = <Notice role="status" {...(isFiltered ? names.filtered : names.none)} />;
  const unknown = isInCatalog ? none : <Notice role="status" {...names.unknown} />;
  const sorts: readonly SortOf<F>[] = kind.fields.sorts;
  const first = props.sort ?? kind.fields.sorts[0];
  return (
    <>
      <IgnoredNote ignored={list.ignored} />
      {/* Outside of the list, so that the select keeps the focus while a new order loads. */}
      <div className="row list-bar">
        <p role="status" className={found && 'unbroken'}>
          {found ? names.count(found.total) : query.isError ? '' : names.loading}
        </p>
        <div className="row bottom-bar list-tools">
          <FilterSheet facets={facets} active={chips.length} total={query.data?.total ?? null}>
            {search}
          </FilterSheet>
          <SortSelect
            sort={list.sort}
            sorts={[...sorts]
              .sort((one, other) => Number(other === first) - Number(one === first))
              .map((value) => ({ value, name: names.sorts[value] }))}
          />
        </div>
      </div>
      <Chips chips={chips} clear={clear} />
      <AsyncView
        query={{ ...query, data: found, refetch }}
        skeleton={<CardBlanks of={kind.cards} />}
        failure={({ code }) => (code === NOT_FOUND ? unknown : null)}
      >
        {({ list: items, total, pageSize, corrected }) =>
          total > 0 ? (
            <>
              <Corrected term={list.term} corrected={corrected} />
              <OnePage page={list.page} last={Math.max(1, Math.ceil(total / pageSize))}>
                <CardGrid of={kind.cards} items={items} isFirst={kind.isFirst} />
              </OnePage>
            </>
          ) : list.term && !isFiltered ? (
            <EmptySearch term={list.term} corrected={corrected} />
          ) : (
            none
          )
        }
      </AsyncView>
    </>
  );
}

/** Says which parts of an address were ignored because they couldn't be read. */
function IgnoredNote({ ignored }: { ignored: readonly string[] }) {
  const texts = catalogTexts.useTexts();
  const { numbers } = useI18n();
  if (ignored.length === 0) return null;
  const names = titlesOf(texts);
  // Both ends of a range have the same name.
  const parts = new Set(ignored.map((part) => names[part.replace(/_(min|max)$/, '')] ?? part));
  return (
    <p className="list-note" role="status">
      {fill(texts.ignored, { names: numbers.list([...parts]) })}
    </p>
  );
}
