import { Link } from 'react-router';
import { SORTS } from '../api/catalogue.js';
import { CarGrid } from '../cars/CarGrid.js';
import { CarGridSkeleton } from '../cars/CarGridSkeleton.js';
import { useSpeech } from '../messages/context.js';
import { Corrected } from './Corrected.js';
import { EmptySearch } from './EmptySearch.js';
import { Listing } from './Listing.js';
import type { ListData } from './loadList.js';
import { useCatalogueTexts } from './messages/load.js';
import { Notice } from './Notice.js';
import { useCarFilters } from './useCarFilters.js';

const NOT_FOUND = 404;

/** The list of cars in each of its states: awaited, there, of an unknown make, failed. */
export function LoadedList(data: ListData) {
  const { cars, query, brands } = data;
  const { texts, numbers } = useSpeech();
  const { empty } = useCatalogueTexts();
  const { list } = texts;
  const filters = useCarFilters(data);
  // The make and the model are the place where the shopper is; the rest could be taken away.
  const isFiltered = filters.chips.some(({ key }) => key !== 'brand' && key !== 'model');
  const none = (
    <Notice title={list.empty} text={isFiltered ? empty.filtered : list.emptyText}>
      <Link className="button" to="/categories">
        {list.showAll}
      </Link>
    </Notice>
  );
  // Of a make that the shop has, it's the model that is unknown: nothing matches, and no more is known.
  const missing = brands.some(({ value }) => value === query.brand) ? (
    none
  ) : (
    <Notice title={list.unknown} text={list.unknownText}>
      <Link className="button" to="/categories">
        {list.showAll}
      </Link>
    </Notice>
  );
  return (
    <Listing
      {...filters}
      outcome={cars}
      page={query.page}
      sort={query.sort}
      sorts={SORTS.map((value) => ({ value, name: list.sorts[value] }))}
      ignored={query.ignored}
      loading={list.loading}
      skeleton={<CarGridSkeleton />}
      countText={(total) => numbers.plural(list.count, total)}
      note={({ corrected }) => <Corrected term={query.term} corrected={corrected} />}
      empty={({ corrected }) =>
        query.term && !isFiltered ? <EmptySearch term={query.term} corrected={corrected} /> : none
      }
      failure={({ code }) => (code === NOT_FOUND ? missing : null)}
    >
      {(found) => <CarGrid cars={found} />}
    </Listing>
  );
}
