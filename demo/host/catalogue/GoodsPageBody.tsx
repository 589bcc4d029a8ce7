import type { GoodsSort } from '../api/goods.js';
import { useIsWide } from '../shell/useIsWide.js';
import { Filters } from './Filters.js';
import { FiltersSkeleton } from './FiltersSkeleton.js';
import { GoodsList } from './GoodsList.js';
import type { GoodsData } from './loadGoods.js';
import { useCatalogueTexts } from './messages/load.js';
import { useGoodsFilters } from './useGoodsFilters.js';

interface GoodsPageBodyProps {
  data: GoodsData;
  /** Heading of the list, for those who do not see where it begins; or the id of one that stands above it. */
  label: string | { id: string };
  /** The list's own order. */
  sort?: GoodsSort;
  /** The path of the same list in a department; by default it stands in the query. */
  toDepartment?: (catId: string | null) => string;
}

/** A list of goods with its filters beside it, which a narrow page has in a sheet instead. */
export function GoodsPageBody({ data, label, sort, toDepartment }: GoodsPageBodyProps) {
  const texts = useCatalogueTexts();
  const filters = useGoodsFilters(data, toDepartment);
  const isWide = useIsWide();
  return (
    <>
      {isWide && (
        <aside className="sidebar sidebar-goods" aria-label={texts.filters}>
          <div className="sidebar-filters">
            {filters.facets ? <Filters facets={filters.facets} /> : <FiltersSkeleton />}
          </div>
        </aside>
      )}
      <section className="catalogue-list" aria-labelledby={typeof label === 'string' ? 'goods' : label.id}>
        {typeof label === 'string' && (
          <h2 className="visually-hidden" id="goods">
            {label}
          </h2>
        )}
        <GoodsList data={data} filters={filters} {...(sort && { sort })} />
      </section>
    </>
  );
}
