import { bannerQuery } from '../host/api/catalog.js';
import { dealsQuery, departmentsQuery, noticesQuery } from '../host/api/goods.js';
import { popularMakesQuery } from '../host/cars/MakeTiles.js';
import { prefetch } from '../host/data/use-shop-query.js';
import { loadCardTexts } from '../host/goods/loadCardTexts.js';
import { arrivalShelfQuery } from '../host/home/carShelf.js';
import { DealsSection } from '../host/home/DealsSection.js';
import { Steps, WhyUs } from '../host/home/Reasons.js';
import { SearchHero } from '../host/home/SearchHero.js';
import { Arrivals, DepartmentsSection, MakesSection, Notices } from '../host/home/sections.js';
import { useI18n } from '../host/messages/i18n.js';
import { useTitle } from '../host/shell/title.js';
import './PhoneHome.css';

/** The number of cars to show. */
const ARRIVALS = 6;
/** The number of today's deals to show. */
const DEALS = 4;

const arrivalsQuery = arrivalShelfQuery(ARRIVALS);

/** Starts the calls for the phone site's start page, which shows without waiting for them. */
export async function loader(): Promise<null> {
  prefetch(bannerQuery);
  prefetch(popularMakesQuery);
  prefetch(noticesQuery);
  prefetch(arrivalsQuery);
  prefetch(dealsQuery);
  prefetch(departmentsQuery);
  // The cards also render without these.
  await loadCardTexts().catch(() => undefined);
  return null;
}

/** The phone site's start page: the search, then things to scroll through. */
export function Component() {
  const { home } = useI18n().texts;
  useTitle(home.title);
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {home.heading}
      </h1>
      <SearchHero />
      <div className="page-width home-bar">
        <Notices />
      </div>
      <div className="phone-makes">
        <MakesSection />
      </div>
      <Arrivals id="arrivals" query={arrivalsQuery} count={ARRIVALS} />
      <WhyUs />
      <DealsSection count={DEALS} />
      <DepartmentsSection />
      <Steps />
      <storefront-prize-popup />
    </>
  );
}
