import { useLoaderData } from 'react-router';
import { CarGrid } from '../host/cars/CarGrid.js';
import { CarGridSkeleton } from '../host/cars/CarGridSkeleton.js';
import { MakeTiles, MakeTilesSkeleton } from '../host/cars/MakeTiles.js';
import { useLangReload } from '../host/catalogue/useLangReload.js';
import { GoodsGrid } from '../host/goods/GoodsGrid.js';
import { GoodsGridSkeleton } from '../host/goods/GoodsGridSkeleton.js';
import { DepartmentTiles } from '../host/home/DepartmentTiles.js';
import { Section } from '../host/home/Section.js';
import { useSpeech } from '../host/messages/context.js';
import { Loaded } from '../host/shell/Loaded.js';
import { useTitle } from '../host/shell/title.js';
import { ARRIVALS, DEALS, type loadPhoneHome } from './loadPhoneHome.js';

/** The phone site's start page: the search, then what one looks at with a thumb. */
export function PhoneHome() {
  const { lang, brands, arrivals, deals, departments } = useLoaderData<typeof loadPhoneHome>();
  const { home } = useSpeech().texts;
  useTitle(home.title);
  useLangReload(lang);
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {home.heading}
      </h1>
      <storefront-car-search className="hero" />
      <section className="page-width phone-makes" aria-labelledby="makes">
        <h2 id="makes">{home.makes}</h2>
        <Loaded outcome={brands} skeleton={<MakeTilesSkeleton />}>
          {(list) => <MakeTiles brands={list} />}
        </Loaded>
      </section>
      <Section
        id="arrivals"
        title={home.newest}
        lead={home.newestLead}
        more={{ text: home.allCars, to: '/categories?sort=newest' }}
      >
        <Loaded outcome={arrivals} skeleton={<CarGridSkeleton count={ARRIVALS} link />}>
          {(page) => <CarGrid cars={page.list} link />}
        </Loaded>
      </Section>
      <Section
        id="deals"
        title={home.deals}
        lead={home.dealsLead}
        more={{ text: home.allDeals, to: '/content/daysDeals' }}
      >
        <Loaded outcome={deals} skeleton={<GoodsGridSkeleton count={DEALS} />}>
          {({ list }) => <GoodsGrid goods={list.slice(0, DEALS)} />}
        </Loaded>
      </Section>
      <Section
        id="departments"
        title={home.departments}
        lead={home.departmentsLead}
        more={{ text: home.allDepartments, to: '/content/classify' }}
      >
        <DepartmentTiles outcome={departments} />
      </Section>
      <storefront-prize-popup />
    </>
  );
}
