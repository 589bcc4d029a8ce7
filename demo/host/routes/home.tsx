import { Link, useLoaderData } from 'react-router';
import { loadBrands, loadCars } from '../api/catalogue.js';
import { CarGrid } from '../cars/CarGrid.js';
import { CarGridSkeleton } from '../cars/CarGridSkeleton.js';
import { MakeTiles, MakeTilesSkeleton } from '../cars/MakeTiles.js';
import { Steps } from '../home/Steps.js';
import { WhyUs } from '../home/WhyUs.js';
import { useSpeech } from '../messages/context.js';
import { Loaded } from '../shell/Loaded.js';
import { useTitle } from '../shell/title.js';

const ARRIVALS = 8;

/** Starts both calls, and lets the page show without them. */
export const loader = () => ({
  brands: loadBrands(),
  arrivals: loadCars({ pageSize: ARRIVALS, sort: 'newest' }),
});

/** The start page. */
export function Component() {
  const { brands, arrivals } = useLoaderData<typeof loader>();
  const { home } = useSpeech().texts;
  useTitle(home.title);
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {home.heading}
      </h1>
      <storefront-car-search className="hero" />
      <section className="page-width section" aria-labelledby="makes">
        <div className="section-head">
          <div>
            <h2 id="makes">{home.makes}</h2>
            <p>{home.makesLead}</p>
          </div>
          <Link className="more-link" to="/categories">
            {home.allMakes}
          </Link>
        </div>
        <Loaded outcome={brands} skeleton={<MakeTilesSkeleton />}>
          {(list) => <MakeTiles brands={list} />}
        </Loaded>
      </section>
      <section className="page-width section" aria-labelledby="arrivals">
        <div className="section-head">
          <div>
            <h2 id="arrivals">{home.newest}</h2>
            <p>{home.newestLead}</p>
          </div>
          <Link className="more-link" to="/categories?sort=newest">
            {home.allCars}
          </Link>
        </div>
        <Loaded outcome={arrivals} skeleton={<CarGridSkeleton count={ARRIVALS} link />}>
          {(page) => <CarGrid cars={page.list} link />}
        </Loaded>
      </section>
      <WhyUs />
      <Steps />
    </>
  );
}
