import { GOODS_SORTS, type GoodsSort, goodsFacetsQuery, goodsQuery } from '../api/goods.js';
import { prefetch, useShopQuery } from '../data/use-shop-query.js';
import { GoodsGrid, GoodsGridSkeleton } from '../goods/GoodsGrid.js';
import { useSpeech } from '../messages/speech.js';
import { InTurn } from '../shell/InTurn.js';
import { useIsWide } from '../shell/useIsWide.js';
import { catalogTexts } from '../texts.js';
import { Notice } from '../ui/Notice.js';
import { Corrected, EmptySearch } from './EmptySearch.js';
import { SideFilters } from './Filters.js';
import type { ListFilters } from './facets.js';
import { useGoodsFilters } from './goods-filters.js';
import { type Fixed, type GoodsList, goodsFilter, goodsSearch } from './goods-list.js';
import { Listing } from './Listing.js';
import './catalog.css';

const NOT_FOUND = 404;

/** Prefetches a list of goods and its filters, as the loader of its page does. */
export function prefetchGoods(list: GoodsList, fixed: Fixed): void {
  prefetch(goodsQuery(goodsSearch(list, fixed)));
  prefetch(goodsFacetsQuery(goodsFilter(list, fixed)));
}

interface GoodsPageBodyProps {
  list: GoodsList;
  /** The filters that the page always applies, whatever the address says. */
  fixed: Fixed;
  /** The list's heading, for those who can't see where it starts, or the id of a heading above it. */
  label: string | { id: string };
  /** The list's own sort order. Defaults to most popular first. */
  sort?: GoodsSort;
  /** Returns the path of the same list in a department. By default, the department goes into the query. */
  toDepartment?: (catId: string | null) => string;
}

/** A list of goods with its filters beside it, or in a sheet on a narrow page. */
export function GoodsPageBody({ list, fixed, label, sort, toDepartment }: GoodsPageBodyProps) {
  const texts = catalogTexts.useTexts();
  const filters = useGoodsFilters(list, fixed, toDepartment);
  const isWide = useIsWide();
  const side = <SideFilters facets={filters.facets} isWide={isWide} />;
  return (
    <>
      {isWide ? (
        <aside className="stack sidebar sidebar-goods" aria-label={texts.filters}>
          {side}
        </aside>
      ) : (
        side
      )}
      <InTurn>
        <section className="catalog-list" aria-labelledby={typeof label === 'string' ? 'goods' : label.id}>
          {typeof label === 'string' && (
            <h2 className="visually-hidden" id="goods">
              {label}
            </h2>
          )}
          <Goods list={list} fixed={fixed} filters={filters} sort={sort ?? GOODS_SORTS[0]} />
        </section>
      </InTurn>
    </>
  );
}

interface GoodsProps {
  list: GoodsList;
  fixed: Fixed;
  filters: ListFilters;
  sort: GoodsSort;
}

function Goods({ list, fixed, filters, sort }: GoodsProps) {
  const texts = catalogTexts.useTexts();
  const { numbers } = useSpeech();
  const goods = useShopQuery(goodsQuery(goodsSearch(list, fixed)), { isKept: true });
  const isFiltered = filters.chips.length > 0;
  const { empty, unknown } = texts;
  const browse = { role: 'status', to: '/content/classify', link: empty.browse } as const;
  const none = isFiltered ? (
    <Notice role="status" title={empty.title} text={empty.filtered} to={filters.clear} link={texts.clear} />
  ) : (
    <Notice {...browse} title={empty.title} text={empty.text} />
  );
  return (
    <Listing
      query={goods}
      page={list.page}
      filters={filters}
      sort={list.sort}
      sorts={[sort, ...GOODS_SORTS.filter((each) => each !== sort)].map((value) => ({
        value,
        name: texts.sorts[value],
      }))}
      ignored={list.ignored}
      loading={texts.loading}
      skeleton={<GoodsGridSkeleton />}
      countText={(total) => numbers.plural(texts.count, total)}
      note={({ corrected }) => <Corrected term={list.term} corrected={corrected} />}
      empty={({ corrected }) =>
        list.term && !isFiltered ? <EmptySearch term={list.term} corrected={corrected} /> : none
      }
      failure={({ code }) =>
        code === NOT_FOUND ? <Notice {...browse} title={unknown.title} text={unknown.text} /> : null
      }
    >
      {(found) => <GoodsGrid goods={found} />}
    </Listing>
  );
}
