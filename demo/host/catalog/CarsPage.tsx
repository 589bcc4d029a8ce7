import type { ReactNode } from 'react';
import { bannerQuery, carsQuery, SORTS } from '../api/catalog.js';
import { CarGrid } from '../cars/CarGrid.js';
import { CarGridSkeleton } from '../cars/CarGridSkeleton.js';
import { listPath } from '../cars/links.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { fill, useSpeech } from '../messages/speech.js';
import { InTurn } from '../shell/InTurn.js';
import { useTitle } from '../shell/title.js';
import { useIsWide } from '../shell/useIsWide.js';
import { catalogTexts } from '../texts.js';
import { Notice } from '../ui/Notice.js';
import { Breadcrumbs } from './Breadcrumbs.js';
import { useCarFilters } from './car-filters.js';
import { type CarList, carListNames, carSearch } from './car-list.js';
import { Corrected, EmptySearch } from './EmptySearch.js';
import { SideFilters } from './Filters.js';
import type { ListFilters } from './facets.js';
import { KindTabs } from './KindTabs.js';
import { Listing } from './Listing.js';
import './catalog.css';

const NOT_FOUND = 404;

/** The list of cars: all of them, those of a make or model, or the results of a search. */
export function CarsPage({ list, term }: { list: CarList; term: string }) {
  const { lang, texts: shop } = useSpeech();
  const { list: names, nav } = shop;
  const texts = catalogTexts.useTexts();
  const { brand: brands } = useShopQuery(bannerQuery).data ?? { brand: [] };
  const filters = useCarFilters(list);
  const isWide = useIsWide();
  const { make, model, title: ofMake } = carListNames(list, brands, names, lang);
  const [brand = '', ...otherBrands] = list.chosen.brand;
  const isOne = otherBrands.length === 0;
  const title = term ? fill(texts.results, { term }) : ofMake;
  useTitle(title);
  const way = [
    { name: nav.home, path: '/' },
    { name: nav.cars, path: listPath() },
    ...(make ? [{ name: make, path: listPath(brand) }] : []),
    ...(model ? [{ name: model, path: listPath(brand, list.chosen.model[0]) }] : []),
  ];
  const search = (
    <storefront-car-search
      compact
      heading={names.find}
      subheading=""
      make={isOne ? brand : ''}
      model={isOne && list.chosen.model.length === 1 ? list.chosen.model[0] : ''}
    />
  );
  return (
    <div className="stack page-width catalog">
      <Breadcrumbs way={way} />
      <header className="catalog-head">
        <h1 tabIndex={-1}>{title}</h1>
        {!term && <p>{names.lead}</p>}
        {(term || !brand) && <KindTabs kind="cars" term={term} />}
      </header>
      <InTurn>
        {isWide ? (
          <aside className="stack sidebar" aria-label={names.find}>
            {search}
            <SideFilters facets={filters.facets} isWide />
          </aside>
        ) : (
          <SideFilters facets={filters.facets} isWide={false} />
        )}
      </InTurn>
      <InTurn>
        <section className="catalog-list" aria-labelledby="cars">
          <h2 className="visually-hidden" id="cars">
            {names.cars}
          </h2>
          <Cars
            list={list}
            filters={filters}
            search={isWide ? null : search}
            isKnown={list.chosen.brand.every((each) => brands.some(({ value }) => value === each))}
          />
        </section>
      </InTurn>
    </div>
  );
}

interface CarsProps {
  list: CarList;
  filters: ListFilters;
  /** The search for another make or model, which is among the filters on a narrow page. */
  search: ReactNode;
  /** Whether the shop has the make of this list. */
  isKnown: boolean;
}

/** The list itself, in each of its states: loading, loaded, unknown make, failed. */
function Cars({ list, filters, search, isKnown }: CarsProps) {
  const { texts, numbers } = useSpeech();
  const { list: names } = texts;
  const { empty } = catalogTexts.useTexts();
  const cars = useShopQuery(carsQuery(carSearch(list)), { isKept: true });
  // The make and model say which page this is. Only the other filters can be removed.
  const isFiltered = filters.chips.some(({ filter }) => filter !== 'brand' && filter !== 'model');
  const notice = (title: string, text: string) => (
    <Notice role="status" title={title} text={text} to="/categories" link={names.showAll} />
  );
  const none = notice(names.empty, isFiltered ? empty.filtered : names.emptyText);
  // If the shop has the make, the model is what's unknown. That's shown as a list without matches.
  const missing = isKnown ? none : notice(names.unknown, names.unknownText);
  return (
    <Listing
      query={cars}
      page={list.page}
      filters={filters}
      search={search}
      sort={list.sort}
      sorts={SORTS.map((value) => ({ value, name: names.sorts[value] }))}
      ignored={list.ignored}
      loading={names.loading}
      skeleton={<CarGridSkeleton />}
      countText={(total) => numbers.plural(names.count, total)}
      note={({ corrected }) => <Corrected term={list.term} corrected={corrected} />}
      empty={({ corrected }) =>
        list.term && !isFiltered ? <EmptySearch term={list.term} corrected={corrected} /> : none
      }
      failure={({ code }) => (code === NOT_FOUND ? missing : null)}
    >
      {(found) => <CarGrid cars={found} isFirst />}
    </Listing>
  );
}
