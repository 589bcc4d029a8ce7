import { useSpeech } from '../messages/context.js';
import { useIsWide } from '../shell/useIsWide.js';
import { Filters } from './Filters.js';
import { FiltersSkeleton } from './FiltersSkeleton.js';
import type { ListData } from './loadList.js';
import { useCarFilters } from './useCarFilters.js';

/** The search beside the list of cars; below it the filters, which a narrow page has in a sheet instead. */
export function Sidebar({ data }: { data: ListData }) {
  const { list } = useSpeech().texts;
  const isWide = useIsWide();
  return (
    <aside className="sidebar" aria-label={list.find}>
      <storefront-car-search
        compact
        heading={list.find}
        subheading=""
        make={data.query.brand}
        model={data.query.model}
      />
      {isWide && <CarFilters data={data} />}
    </aside>
  );
}

function CarFilters({ data }: { data: ListData }) {
  const { facets } = useCarFilters(data);
  return <div className="sidebar-filters">{facets ? <Filters facets={facets} /> : <FiltersSkeleton />}</div>;
}
