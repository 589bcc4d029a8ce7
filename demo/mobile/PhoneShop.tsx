import { useLoaderData, useLocation } from 'react-router';
import { MakeTiles } from '../host/cars/MakeTiles.js';
import { LoadedList } from '../host/catalogue/LoadedList.js';
import { listNames } from '../host/catalogue/listNames.js';
import type { ListData } from '../host/catalogue/loadList.js';
import { useSpeech } from '../host/messages/context.js';
import { useTitle } from '../host/shell/title.js';

/** The phone site's one page: the search, the makes and the cars that fit the address. */
export function PhoneShop() {
  const data = useLoaderData<ListData>();
  const { query, brands } = data;
  const { home, list } = useSpeech().texts;
  const { title } = listNames(query, brands, list);
  const atStart = useLocation().pathname === '/';
  useTitle(atStart ? home.title : title);
  return (
    <>
      {atStart ? (
        <>
          <h1 className="visually-hidden" tabIndex={-1}>
            {home.heading}
          </h1>
          <storefront-car-search className="hero" />
        </>
      ) : (
        <div className="page-width phone-head">
          <h1 tabIndex={-1}>{title}</h1>
          <storefront-car-search compact heading="" subheading="" make={query.brand} model={query.model} />
        </div>
      )}
      {brands.length > 0 && (
        <section className="page-width phone-makes" aria-labelledby="makes">
          <h2 id="makes">{home.makes}</h2>
          <MakeTiles brands={brands} />
        </section>
      )}
      <section className="page-width phone-cars" aria-labelledby="cars">
        <h2 id="cars">{atStart ? home.newest : list.cars}</h2>
        <LoadedList {...data} />
      </section>
    </>
  );
}
