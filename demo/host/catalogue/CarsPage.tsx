import { listPath } from '../cars/links.js';
import { useSpeech } from '../messages/context.js';
import { useTitle } from '../shell/title.js';
import { Breadcrumbs } from './Breadcrumbs.js';
import { KindTabs } from './KindTabs.js';
import { LoadedList } from './LoadedList.js';
import { listNames } from './listNames.js';
import type { CategoriesData } from './loadCategories.js';
import { useCatalogueTexts } from './messages/load.js';
import { Sidebar } from './Sidebar.js';

/** The list of cars: all of them, those of a make or a model, or what a search found. */
export function CarsPage({ data }: { data: Extract<CategoriesData, { kind: 'cars' }> }) {
  const { cars, term, totals } = data;
  const { query, brands } = cars;
  const { list, nav } = useSpeech().texts;
  const texts = useCatalogueTexts();
  const { make, model, title: ofMake } = listNames(query, brands, list);
  const title = term ? texts.results.replace('{term}', () => term) : ofMake;
  useTitle(title);
  const way = [
    { name: nav.home, path: '/' },
    { name: nav.cars, path: listPath() },
    ...(make ? [{ name: make, path: listPath(query.brand) }] : []),
    ...(model ? [{ name: model, path: listPath(query.brand, query.model) }] : []),
  ];
  return (
    <div className="page-width catalogue">
      <Breadcrumbs way={way} />
      <header className="catalogue-head">
        <h1 tabIndex={-1}>{title}</h1>
        {!term && <p>{list.lead}</p>}
        {(term || !query.brand) && <KindTabs kind="cars" term={term} totals={totals} />}
      </header>
      <Sidebar data={cars} />
      <section className="catalogue-list" aria-labelledby="cars">
        <h2 className="visually-hidden" id="cars">
          {list.cars}
        </h2>
        <LoadedList {...cars} />
      </section>
    </div>
  );
}
