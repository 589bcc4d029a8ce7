import { Link } from 'react-router';
import { GOODS_SORTS, type GoodsSort } from '../api/goods.js';
import { GoodsGrid } from '../goods/GoodsGrid.js';
import { GoodsGridSkeleton } from '../goods/GoodsGridSkeleton.js';
import { useSpeech } from '../messages/context.js';
import { Corrected } from './Corrected.js';
import { EmptySearch } from './EmptySearch.js';
import { Listing } from './Listing.js';
import type { GoodsData } from './loadGoods.js';
import { useCatalogueTexts } from './messages/load.js';
import { Notice } from './Notice.js';
import type { useGoodsFilters } from './useGoodsFilters.js';

interface GoodsListProps {
  data: GoodsData;
  filters: ReturnType<typeof useGoodsFilters>;
  /** The list's own order; default the most popular first. */
  sort?: GoodsSort;
}

const NOT_FOUND = 404;

/** A list of goods in each of its states. */
export function GoodsList({ data, filters, sort = GOODS_SORTS[0] }: GoodsListProps) {
  const { goods, query } = data;
  const texts = useCatalogueTexts();
  const { numbers } = useSpeech();
  const isFiltered = filters.chips.length > 0;
  const browse = (
    <Link className="button" to="/content/classify">
      {texts.empty.browse}
    </Link>
  );
  return (
    <Listing
      {...filters}
      outcome={goods}
      page={query.page}
      sort={query.sort}
      sorts={[sort, ...GOODS_SORTS.filter((each) => each !== sort)].map((value) => ({
        value,
        name: texts.sorts[value],
      }))}
      ignored={query.ignored}
      loading={texts.loading}
      skeleton={<GoodsGridSkeleton />}
      countText={(total) => numbers.plural(texts.count, total)}
      note={({ corrected }) => <Corrected term={query.term} corrected={corrected} />}
      empty={({ corrected }) =>
        query.term && !isFiltered ? (
          <EmptySearch term={query.term} corrected={corrected} />
        ) : (
          <Notice title={texts.empty.title} text={isFiltered ? texts.empty.filtered : texts.empty.text}>
            {isFiltered ? (
              <Link className="button" to={filters.clear}>
                {texts.clear}
              </Link>
            ) : (
              browse
            )}
          </Notice>
        )
      }
      failure={({ code }) =>
        code === NOT_FOUND ? (
          <Notice title={texts.unknown.title} text={texts.unknown.text}>
            {browse}
          </Notice>
        ) : null
      }
    >
      {(list) => <GoodsGrid goods={list} />}
    </Listing>
  );
}
