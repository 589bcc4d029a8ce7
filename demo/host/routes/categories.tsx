import { useLoaderData } from 'react-router';
import { listPath } from '../cars/links.js';
import { Breadcrumbs } from '../catalogue/Breadcrumbs.js';
import { LoadedList } from '../catalogue/LoadedList.js';
import { listNames } from '../catalogue/listNames.js';
import type { ListData } from '../catalogue/loadList.js';
import { Sidebar } from '../catalogue/Sidebar.js';
import { useSpeech } from '../messages/context.js';
import { useTitle } from '../shell/title.js';

export { loadList as loader } from '../catalogue/loadList.js';

/** The list of cars: all of them, those of a make, or those of a model. */
export function Component() {
  const data = useLoaderData<ListData>();
  const { query, brands } = data;
  const { list, nav } = useSpeech().texts;
  const { make, model, title } = listNames(query, brands, list);
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
        <p>{list.lead}</p>
      </header>
      <Sidebar brands={brands} query={query} />
      <section className="catalogue-list" aria-labelledby="cars">
        <h2 className="visually-hidden" id="cars">
          {list.cars}
        </h2>
        <LoadedList {...data} />
      </section>
    </div>
  );
}
