import { brandsQuery, carsQuery } from '../host/api/catalogue.js';
import { dealsQuery, departmentsQuery } from '../host/api/goods.js';
import { prefetch } from '../host/data/use-shop-query.js';
import { loadCardTexts } from '../host/goods/loadCardTexts.js';
import { SearchHero } from '../host/home/SearchHero.js';
import { Arrivals, DealsSection, DepartmentsSection, Makes } from '../host/home/sections.js';
import { useSpeech } from '../host/messages/speech.js';
import { useTitle } from '../host/shell/title.js';

/** How many cars are shown at first. */
const ARRIVALS = 6;
/** Of the day's deals, so many. */
const DEALS = 4;

const arrivalsQuery = carsQuery({ pageSize: ARRIVALS, sort: 'newest' });

/** Starts the calls of the phone site's start page, and lets it show without them. */
export async function loadPhoneHome(): Promise<null> {
  prefetch(brandsQuery);
  prefetch(arrivalsQuery);
  prefetch(dealsQuery);
  prefetch(departmentsQuery);
  // The cards draw themselves without these, too.
  await loadCardTexts().catch(() => undefined);
  return null;
}

/** The phone site's start page: the search, then what one looks at with a thumb. */
export function PhoneHome() {
  const { home } = useSpeech().texts;
  useTitle(home.title);
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {home.heading}
      </h1>
      <SearchHero />
      <section className="page-width phone-makes" aria-labelledby="makes">
        <h2 id="makes">{home.makes}</h2>
        <Makes />
      </section>
      <Arrivals id="arrivals" query={arrivalsQuery} count={ARRIVALS} />
      <DealsSection count={DEALS} />
      <DepartmentsSection />
      <storefront-prize-popup />
    </>
  );
}
